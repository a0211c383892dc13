import type { PageRow } from '#case/story/decision-story.ts'

export const pointFiveTreatmentPages: readonly PageRow[] = [
  {
    page: 'ventilator',
    slug: 'raise-map',
    title: 'MAP 22 asked',
    facts: [
      'MAP set 22, measured 11',
      'Amplitude set 42, measured 18',
      'Measured FiO2 0.58 and falling',
      'Alarm goes on',
    ],
    teaching: 'The machine cannot deliver what it is already asked for.',
    panels: ['machine'],
  },
  {
    page: 'ventilator',
    slug: 'hand-bag',
    title: 'Hand-bagged',
    facts: [
      'Bag on the same outlet: soft, slow to fill',
      'Oxygen as low as before',
      'iNO off',
      'The backup bag has NO, but its 10 L/min of oxygen come from the same outlet',
      'A self-inflating bag gives cabin air, 21% oxygen',
      'One of three pairs of hands is gone',
    ],
    teaching: 'A stop-gap: whichever bag it is, the oxygen is in the cylinders, and they are still closed.',
    panels: ['machine'],
  },
  {
    page: 'ventilator',
    slug: 'default',
    title: 'Ventilator now',
    facts: [
      [
        { when: ['chose switch-tanks'], text: 'On the sled’s cylinders: MAP 16 set and measured' },
        { when: ['not chose switch-tanks'], text: 'MAP set 16, measured 11' },
      ],
      [
        { when: ['chose switch-tanks'], text: 'Amplitude 42 set and measured' },
        { when: ['not chose switch-tanks'], text: 'Amplitude set 42, measured 18' },
      ],
      [
        'Measured FiO2 ',
        { when: ['chose switch-tanks'], text: '0.97' },
        { when: ['not chose switch-tanks'], text: '0.58 and falling' },
      ],
    ],
    panels: ['machine'],
  },
  {
    page: 'ventilator-ino',
    slug: 'switch-tanks',
    title: 'On the sled’s cylinders',
    facts: [
      'Supply 50 psi',
      'MAP 16 set and measured, amplitude 42 and 42',
      'Measured FiO2 0.97, iNO 20 ppm without a break',
      'Pre-ductal back in about 2 min',
      'Gas left about 1,716 L = 114 min for the 65 min to the NICU',
    ],
    teaching: 'The fault was the source; the sled carries its own for exactly this.',
    panels: ['machine'],
  },
  {
    page: 'ventilator-ino',
    slug: 'ino-40',
    title: 'iNO 40 ppm',
    facts: [
      'iNO 40 ppm, NO2 1.1 ppm',
      'Measured MAP still 11, measured amplitude still 18',
      'Measured FiO2 0.58 and falling',
      'Alarm goes on',
    ],
    teaching: 'A drug for the lung vessels does not mend a pipe.',
    panels: ['machine'],
  },
  {
    page: 'ventilator-ino',
    slug: 'default',
    title: 'iNO panel',
    facts: [
      [
        { when: ['chose hand-bag'], text: 'iNO off while bagging' },
        { when: ['not chose hand-bag'], text: 'iNO 20 ppm since {ino-since}, NO2 0.3 ppm' },
      ],
      [
        { when: ['chose hand-bag'], text: 'Oxygen as low as before' },
        { when: ['not chose hand-bag'], text: 'Measured MAP 11, measured FiO2 0.58' },
      ],
    ],
    panels: ['machine'],
  },
  {
    page: 'medication',
    slug: 'none',
    title: 'Infusions as they are',
    facts: [
      'Dopamine 10 = 1.2 mL/h',
      'Epinephrine 0.05 = 0.48 mL/h',
      'Pumps on battery, running',
      'Code dose drawn up',
    ],
    teaching: 'The drips run: mend the oxygen first.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'dopamine',
    title: 'Dopamine up',
    facts: [
      '10 to 15 mcg/kg/min, 1.8 mL/h',
      'No effect while oxygen falls',
      'Undone: back to 10 (1.2 mL/h) before landing',
    ],
    teaching: 'Her pressure falls because her oxygen falls.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'epinephrine',
    title: 'Epinephrine up',
    facts: [
      '0.05 to 0.1 mcg/kg/min, 0.96 mL/h',
      'No effect while oxygen falls',
      'Undone: back to 0.05 (0.48 mL/h) before landing',
    ],
    teaching: 'The drip is on; the code dose of 0.64 mL is for a heart rate under 60 despite ventilation.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'saline-bolus',
    title: 'Saline bolus',
    facts: ['32 mL at 192 mL/h', 'Bolus number {saline.next}', 'Pressure unchanged'],
    teaching: 'Volume is not what she lacks.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'default',
    title: 'Running now',
    facts: [
      'Dopamine 1.2 mL/h, epinephrine 0.48 mL/h',
      'D10W 8 mL/h, fentanyl 0.32 mL/h',
      [
        { when: ['arterial-line'], text: 'Heparinised saline 1 mL/h' },
        { when: ['not arterial-line'], text: 'No arterial line' },
      ],
    ],
    panels: ['infusions'],
  },
]
