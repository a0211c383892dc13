import type { PageRow } from '#case/story/decision-story.ts'

export const pointFourTreatmentPages: readonly PageRow[] = [
  {
    page: 'ventilator',
    slug: 'default',
    title: 'Ventilator now',
    facts: ['Settings as in the situation until a choice changes them'],
    panels: ['machine'],
  },
  {
    page: 'ventilator-ino',
    slug: 'stay',
    title: 'HFOV and iNO as they are',
    facts: [
      'MAP 16, 10 Hz, amplitude 42',
      'iNO 20 ppm, NO2 0.3 ppm, backup bag with NO proven',
      'Set FiO2 1.0, measured 0.97',
      'Equal wiggle on both sides',
    ],
    teaching: 'What works travels.',
    panels: ['machine'],
  },
  {
    page: 'ventilator-ino',
    slug: 'raise-map',
    title: 'MAP 22',
    facts: [
      'MAP 22 set: drain bubbles again, mean BP falls by a quarter',
      'Undone: RT is back at MAP 16 before she leaves the bedside',
      'iNO 20 ppm throughout',
    ],
    teaching: 'A fresh drain asks for less pressure, not more.',
    panels: ['machine'],
  },
  {
    page: 'ventilator-ino',
    slug: 'default',
    title: 'iNO panel',
    facts: [
      [
        { when: ['ino 20'], text: 'iNO 20 ppm since {ino-since}, NO2 0.3 ppm' },
        { when: ['ino 5'], text: 'iNO 5 ppm' },
        { when: ['not ino'], text: 'iNO off' },
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
      'D10W 8 mL/h, fentanyl 0.32 mL/h',
      'Spare syringe of each drip on the sled',
    ],
    teaching: 'Her pressure holds with what runs: carry spares, change nothing.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'dopamine',
    title: 'Dopamine up',
    facts: [
      '10 to 15 mcg/kg/min, 1.8 mL/h',
      'Heart races, saturation does not gain',
      'Undone: back to 10 (1.2 mL/h) before take-off',
    ],
    teaching: 'There is no reason to go above 10.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'epinephrine',
    title: 'Epinephrine up',
    facts: [
      '0.05 to 0.1 mcg/kg/min, 0.96 mL/h',
      'Heart races, saturation does not gain',
      'Undone: back to 0.05 (0.48 mL/h) before take-off',
    ],
    teaching: 'It runs and it works: leave it alone.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'saline-bolus',
    title: 'Saline bolus',
    facts: ['32 mL at 192 mL/h', 'Bolus number {saline.next}', 'Pressure and refill unchanged'],
    teaching: 'There is no sign of low volume; the right heart carries enough.',
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
