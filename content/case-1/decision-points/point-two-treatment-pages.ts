import type { PageRow } from '#case/story/decision-story.ts'
import { conventional, highFrequency } from './machine-kinds.ts'

export const pointTwoTreatmentPages: readonly PageRow[] = [
  {
    page: 'ventilator',
    slug: 'keep',
    when: ['hfov', 'not ino'],
    title: 'HFOV unchanged, no iNO',
    facts: ['MAP 18, 10 Hz, amplitude 36, FiO2 1.0', 'Wiggle to the lower ribs', 'iNO off'],
    teaching: 'HFOV opened her lung; the shunt stays open until iNO runs and CO2 falls.',
  },
  {
    page: 'ventilator',
    slug: 'keep',
    when: ['machine hfv'],
    title: 'Hospital high-frequency ventilator unchanged',
    facts: ['MAP 18, 10 Hz, amplitude 36, FiO2 1.0', 'Wiggle to the lower ribs', 'iNO off, machine cannot travel'],
    teaching: 'A good mode on the wrong machine, and no iNO: you can take none of it along.',
  },
  {
    page: 'ventilator',
    slug: 'keep',
    when: [conventional],
    title: 'Conventional settings unchanged',
    facts: ['32/7, rate 60, MAP 16, FiO2 1.0', 'VT 9 mL (2.8 mL/kg)', 'iNO off'],
    teaching: 'Twenty minutes of the same settings have already given you the answer.',
  },
  {
    page: 'ventilator',
    slug: 'back-simv',
    when: [highFrequency],
    title: 'Back on the hospital’s SIMV',
    facts: [
      '32/7, rate 60, MAP 16, FiO2 1.0',
      'VT 9 mL (2.8 mL/kg)',
      'No wiggle, shallow chest rise',
      ['iNO ', { when: ['ino'], text: 'cut off, was running since 09:35' }, { when: ['not ino'], text: 'off' }],
    ],
    teaching: 'Every switch back gives away the volume you just gained; iNO must not stop with it.',
  },
  {
    page: 'ventilator',
    slug: 'back-simv',
    when: [conventional],
    title: 'Hospital SIMV',
    facts: [
      '32/7, rate 60, MAP 16, FiO2 1.0',
      'VT 9 mL (2.8 mL/kg)',
      [
        { when: ['machine simv'], text: 'She was on it already' },
        { when: ['machine crossvent'], text: 'Same pressures as the Crossvent' },
      ],
      'iNO off',
    ],
    teaching: 'Nothing is gained: this lung needs another mode.',
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
    slug: 'keep',
    when: ['ino'],
    title: 'HFOV and iNO unchanged',
    facts: [
      'MAP 18, 10 Hz, amplitude 36',
      'Wiggle to the lower ribs',
      'iNO 20 ppm, NO2 0.2 ppm',
      'Set FiO2 1.0, measured 0.97',
    ],
    teaching: 'Oxygenation has its treatment; CO2 has a control of its own.',
  },
  {
    page: 'ventilator-ino',
    slug: 'hfov-ino-amplitude',
    when: ['ino'],
    title: 'HFOV with iNO, amplitude up',
    facts: [
      'MAP 18, 10 Hz, amplitude 36 to 42',
      'Volume 6.7 mL = 2.1 mL/kg',
      'Wiggle to mid-thigh',
      'iNO 20 ppm goes on, NO2 0.2 ppm',
    ],
    teaching: 'MAP is for oxygen, amplitude for CO2, iNO at 20 for the vessels.',
  },
  {
    page: 'ventilator-ino',
    slug: 'hfov-ino-amplitude',
    when: ['not ino'],
    title: 'Transport HFOV with iNO, amplitude up',
    facts: [
      [
        { when: ['hfov'], text: 'Already on transport HFOV' },
        { when: ['not hfov'], text: 'Moved to transport HFOV on the sled' },
      ],
      'MAP 18, 10 Hz, amplitude 42',
      'Volume 6.7 mL = 2.1 mL/kg',
      'iNO 20 ppm starts 09:55, NO2 0.2 ppm',
    ],
    teaching: 'Late is better than not at all: most babies who respond do so within 30 min.',
  },
  {
    page: 'ventilator-ino',
    slug: 'ino-40',
    when: ['ino'],
    title: 'iNO 40 ppm',
    facts: [
      'Five minutes at 40 ppm: saturation does not move',
      'NO2 0.9 ppm',
      'Back to 20 ppm',
      'Amplitude still 36, wiggle to the lower ribs',
    ],
    teaching: 'Above 20 ppm you get no more effect, only more methemoglobin and NO2.',
  },
  {
    page: 'ventilator-ino',
    slug: 'ino-40',
    when: ['not ino'],
    title: 'No iNO to raise',
    facts: [
      'Delivery system at 0 ppm on the sled',
      [
        { when: ['hfov'], text: 'Transport HFOV MAP 18, amplitude 36' },
        { when: ['not hfov'], text: 'Not on the transport HFOV' },
      ],
      'Nothing changes',
    ],
    teaching: 'iNO starts at 20 ppm and stays there.',
  },
  {
    page: 'ventilator-ino',
    slug: 'default',
    title: 'iNO panel',
    facts: [
      [
        { when: ['ino'], text: 'iNO 20 ppm since 09:35, NO2 0.2 ppm' },
        { when: ['not ino'], text: 'iNO off, system calibrated on the sled' },
      ],
    ],
    panels: ['machine'],
  },
  {
    page: 'medication',
    slug: 'dopamine',
    title: 'Dopamine to 10',
    facts: [
      [
        { when: ['dopamine 0'], text: '5 mcg/kg/min (0.6 mL/h) for five minutes, then 10' },
        { when: ['dopamine 5'], text: 'From 5 (0.6 mL/h) to 10' },
      ],
      '1.2 mL/h of 1,600 mcg/mL',
      'Left hand PIV',
      [
        { when: ['boluses 0'], text: 'No volume has been given' },
        { when: ['boluses 1'], text: '32 mL of saline is in' },
      ],
    ],
    teaching: 'A systemic pressure above the lung pressure is what turns the shunt.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'epinephrine',
    title: 'Epinephrine',
    facts: [
      [
        { when: ['epinephrine 0'], text: 'Started at 0.05 mcg/kg/min, 0.48 mL/h' },
        { when: ['epinephrine 0.05'], text: 'From 0.05 to 0.1 mcg/kg/min, 0.96 mL/h' },
      ],
      'Left saphenous PIV',
      'Lactate and glucose to be watched',
    ],
    teaching: 'A reasonable next line; this protocol takes dopamine to 10 first.',
    panels: ['infusions'],
  },
  {
    page: 'medication',
    slug: 'saline-bolus',
    title: 'Saline bolus',
    facts: [
      '32 mL at 192 mL/h',
      [
        { when: ['boluses 0'], text: 'The first one: refill 5 s to 4 s' },
        { when: ['boluses 1'], text: 'The second one, 20 mL/kg in all: refill stays 4 s' },
      ],
      ['Liver ', { when: ['boluses 0'], text: 'stays at 1 cm' }, { when: ['boluses 1'], text: '1 cm to 2 cm' }],
    ],
    teaching: 'Volume had its moment at point 1; what she lacks now is tone.',
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
      ],
      [
        { when: ['epinephrine 0'], text: 'No epinephrine' },
        { when: ['epinephrine 0.05'], text: 'Epinephrine 0.48 mL/h' },
      ],
      ['Saline so far: ', { when: ['boluses 0'], text: 'none' }, { when: ['boluses 1'], text: '32 mL' }],
    ],
    panels: ['infusions'],
  },
]
