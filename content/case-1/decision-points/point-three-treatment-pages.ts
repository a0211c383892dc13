import type { PageRow } from '#case/story/decision-story.ts'
import { conventional } from './machine-kinds.ts'

export const pointThreeTreatmentPages: readonly PageRow[] = [
  {
    page: 'ventilator',
    slug: 'lower-map',
    when: ['machine hfov', 'not ino'],
    title: 'MAP lowered, no iNO to stay on',
    facts: ['HFOV MAP 18 to 16, 10 Hz, amplitude 36, FiO2 1.0', 'Left chest wiggles', 'iNO off'],
    teaching: 'Less pressure, less leak; iNO is still missing.',
    panels: ['machine'],
  },
  {
    page: 'ventilator',
    slug: 'lower-map',
    when: ['machine hfv'],
    title: 'MAP lowered on the hospital machine',
    facts: ['High-frequency ventilator MAP 18 to 16, 10 Hz, amplitude 36', 'iNO off', 'Not the transport HFOV'],
    teaching: 'Less leak for the moment; machine and iNO are still open questions.',
    panels: ['machine'],
  },
  {
    page: 'ventilator',
    slug: 'lower-map',
    when: [conventional],
    title: 'Pressures lowered',
    facts: ['32/7 to 28/6, rate 60, MAP 16 to 14', 'Left chest rises', 'iNO off, no HFOV to stay on'],
    teaching: 'Less leak for the moment; this is not yet the machine she needs.',
    panels: ['machine'],
  },
  {
    page: 'ventilator',
    slug: 'stop-ino',
    when: ['not ino'],
    title: 'No iNO to stop',
    facts: ['iNO was not running', 'Nothing changes'],
    teaching: 'iNO did not trap this air, and it does not let it out.',
    panels: ['machine'],
  },
  {
    page: 'ventilator',
    slug: 'hand-bag',
    title: 'Hand-bagged',
    facts: [
      '100% oxygen, pressures not known',
      ['iNO ', { when: ['ino'], text: 'off: rebound within minutes' }, { when: ['not ino'], text: 'off as before' }],
      [
        { when: ['not chose drain'], text: 'Left chest rises, right does not' },
        { when: ['chose drain'], text: 'Both sides rise once the chest is drained' },
      ],
    ],
    teaching: 'A bag hides the pressure from you just when pressure is the danger.',
    panels: ['machine'],
  },
  {
    page: 'ventilator',
    slug: 'transport-crossvent',
    when: ['not machine crossvent'],
    title: 'Changed to the Crossvent',
    facts: [
      '32/7, rate 60, MAP 16',
      [
        { when: ['not chose drain'], text: 'VT 5 mL (1.6 mL/kg), right chest still' },
        { when: ['chose drain'], text: 'VT 9 mL (2.8 mL/kg) once the chest is drained' },
      ],
      ['iNO ', { when: ['ino'], text: 'off with the change' }, { when: ['not ino'], text: 'off as before' }],
    ],
    teaching: 'A new machine does not drain air.',
    panels: ['machine'],
  },
  {
    page: 'ventilator',
    slug: 'transport-crossvent',
    when: ['machine crossvent'],
    title: 'Still on the Crossvent',
    facts: [
      '32/7, rate 60, MAP 16',
      [
        { when: ['not chose drain'], text: 'VT 5 mL (1.6 mL/kg)' },
        { when: ['chose drain'], text: 'VT 9 mL (2.8 mL/kg) once the chest is drained' },
      ],
      'Settings unchanged',
      'iNO off',
    ],
    teaching: 'This minute, the machine is not the problem.',
    panels: ['machine'],
  },
  {
    page: 'ventilator',
    slug: 'default',
    title: 'Ventilator now',
    facts: ['Settings as in the situation until a choice changes them'],
    panels: ['machine'],
  },
  {
    page: 'ventilator-ino',
    slug: 'lower-map',
    when: ['ino'],
    title: 'HFOV and iNO, MAP 16',
    facts: [
      [
        'MAP 18 to 16, 10 Hz, amplitude ',
        { when: ['amplitude 42'], text: '42' },
        { when: ['amplitude 36'], text: '36' },
      ],
      'iNO 20 ppm without a break, NO2 0.2 ppm',
      'Set FiO2 1.0, measured 0.97',
    ],
    teaching: 'Less pressure into the leak, and not one second without iNO.',
    panels: ['machine'],
  },
  {
    page: 'ventilator-ino',
    slug: 'default',
    title: 'iNO panel',
    facts: [
      [
        { when: ['ino'], text: 'iNO 20 ppm, NO2 0.2 ppm' },
        { when: ['not ino'], text: 'iNO off' },
      ],
    ],
    panels: ['machine'],
  },
  {
    page: 'medication',
    slug: 'epinephrine',
    title: 'Epinephrine',
    facts: [
      [
        { when: ['epinephrine 0'], text: 'Started at 0.05 mcg/kg/min, 0.48 mL/h' },
        { when: ['epinephrine 0.05'], text: 'From 0.05 to 0.1 mcg/kg/min, 0.96 mL/h' },
        { when: ['epinephrine 0.1'], text: 'Stays at 0.1 mcg/kg/min, 0.96 mL/h, the ceiling of this order' },
      ],
      'Left saphenous PIV',
      [
        { when: ['dopamine 10'], text: 'Dopamine stays at 10' },
        { when: ['dopamine 5'], text: 'Dopamine stays at 5' },
        { when: ['dopamine 0'], text: 'No dopamine' },
      ],
    ],
    teaching:
      'It bridges her pressure while somebody drains, without tightening the lung vessels as more dopamine would. It lets no air out.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'dopamine',
    title: 'Dopamine up',
    facts: [
      [
        { when: ['dopamine 10'], text: 'From 10 to 20 mcg/kg/min, 2.4 mL/h' },
        { when: ['dopamine 5'], text: 'From 5 to 10 mcg/kg/min, 1.2 mL/h' },
        { when: ['dopamine 0'], text: '5, then 10 mcg/kg/min, 1.2 mL/h' },
      ],
      'Left hand PIV',
      [
        { when: ['epinephrine 0'], text: 'No epinephrine' },
        { when: ['epinephrine 0.05'], text: 'Epinephrine stays at 0.05' },
        { when: ['epinephrine 0.1'], text: 'Epinephrine stays at 0.1' },
      ],
    ],
    teaching: 'High doses tighten both circulations; the next step is another drug.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'saline-bolus',
    title: 'Saline bolus',
    facts: ['32 mL at 192 mL/h', 'Bolus number {saline.next}', 'Pressure does not answer'],
    teaching: 'Her veins are full; the air keeps the blood from getting in.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'default',
    title: 'Running now',
    facts: [
      'D10W 8 mL/h, fentanyl 0.32 mL/h',
      [
        { when: ['dopamine 0'], text: 'No dopamine' },
        { when: ['dopamine 5'], text: 'Dopamine 0.6 mL/h' },
        { when: ['dopamine 10'], text: 'Dopamine 1.2 mL/h' },
      ],
      [
        { when: ['epinephrine 0'], text: 'No epinephrine' },
        { when: ['epinephrine 0.05'], text: 'Epinephrine 0.48 mL/h' },
        { when: ['epinephrine 0.1'], text: 'Epinephrine 0.96 mL/h' },
      ],
      [
        'Saline so far: ',
        { when: ['saline 0'], text: 'none' },
        { when: ['saline 1'], text: '32 mL' },
        { when: ['saline 2'], text: '64 mL' },
      ],
    ],
    panels: ['infusions'],
  },
]
