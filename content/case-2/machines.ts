import type { Text } from '#case/story/condition.ts'
import type { CaseContent } from '#case/story/content.ts'

const quarterOrFull: Text = [
  { when: ['fio2 0.25'], text: '0.25' },
  { when: ['fio2 1'], text: '1.0' },
]

/** What each machine shows while he breathes by it. Pressures in cmH2O; 18/5 with 0.35 s has a mean of 7 at 30 breaths and of 9 at 50. No index is told of him. */
export const machines: CaseContent['machines'] = {
  mask: {
    name: 'Mask with reservoir',
    readings: [
      { label: 'Oxygen', value: '10 L/min' },
      { label: 'Breathing', value: '70 a minute' },
    ],
  },
  'nasal-cannula': {
    name: 'Nasal cannula on the blender',
    settings: ['fio2'],
    readings: [
      { label: 'Flow', value: '1 L/min' },
      { label: 'FiO2', value: '0.25' },
      { label: 'Breathing', value: '66 a minute' },
    ],
  },
  cpap: {
    name: 'CPAP',
    settings: ['fio2'],
    readings: [
      { label: 'Pressure', value: '5' },
      { label: 'FiO2', value: '0.25' },
      { label: 'Breathing', value: '60 a minute' },
    ],
  },
  bag: {
    name: 'Bag and mask',
    settings: ['fio2'],
    readings: [
      { label: 'FiO2', value: '1.0' },
      { label: 'Rate', value: 'about 70 a minute' },
    ],
  },
  vent: {
    name: 'Transport ventilator',
    settings: ['fio2', 'breaths'],
    readings: [
      { label: 'PIP/PEEP', value: '18/5' },
      { label: 'Rate', value: '{breaths}' },
      { label: 'Ti', value: '0.35 s' },
      {
        label: 'MAP',
        value: [
          { when: ['breaths 30'], text: '7' },
          { when: ['breaths 50'], text: '9' },
        ],
      },
      { label: 'FiO2', value: quarterOrFull },
      { label: 'VT', value: '17 mL (5 mL/kg)' },
      {
        label: 'End-tidal CO2',
        value: [
          { when: ['breaths 30'], text: '42' },
          { when: ['breaths 50'], text: '28' },
        ],
      },
    ],
  },
}
