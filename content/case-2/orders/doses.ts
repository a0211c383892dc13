import type { OrderCard } from '#case/story/orders.ts'
import { act, find, pick, secondCheck } from '../../orders/steps.ts'

const ten = 'Ten times too much.'

/** What is given by hand or by the third pump, once. */
export const doses: readonly OrderCard[] = [
  {
    slug: 'd10w',
    says: 'RN: D10W, two per kilo over five minutes.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          find('volume', 'Draw up', { unit: 'mL', right: 6.8, hint: 'So much for each kilo.' }, [
            [68, ten],
            [34, 'That was the hospital’s saline.'],
          ]),
          pick('where', 'Where', [
            ['The vein of alprostadil', 'A push of D10W pushes alprostadil too.'],
            ['The needle in the shin, at the hub'],
          ]),
          act('start', 'Start it', '81.6 mL/h'),
          act('meter', 'Meter after a quarter of an hour', 'It has risen; the next gas gives the number'),
        ],
        report: '6.8 in, meter in fifteen minutes.',
      },
    ],
  },
  {
    slug: 'antibiotics',
    says: 'RN: ampicillin one hundred per kilo, gentamicin four per kilo over thirty minutes.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          pick('first', 'First', [['Gentamicin', 'Ampicillin is quick and first.'], ['Ampicillin, slow push']]),
          find('ampicillin', 'Ampicillin', { unit: 'mg', right: 340, hint: '100 mg for each kilo.' }, [
            [34, 'A tenth.'],
          ]),
          find(
            'gentamicin',
            'Gentamicin 10 mg/mL',
            { unit: 'mL', right: 1.36, tolerance: 0.01, hint: '4 mg for each kilo.' },
            [[13.6, 'Those are milligrams.']],
          ),
          act('write', 'Not in one line with calcium; times written down'),
        ],
        report: 'Ampicillin in, gentamicin runs.',
      },
    ],
  },
  {
    slug: 'calcium',
    says: 'RN: calcium gluconate one hundred per kilo over thirty minutes, by the shin.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          pick('vial', 'The vial', [
            ['Calcium chloride 10 %', 'Three times as strong, and burns.'],
            ['Calcium gluconate 10 %'],
          ]),
          find('volume', 'Draw up', { unit: 'mL', right: 3.4, hint: '100 mg for each kilo, 100 mg in a milliliter.' }, [
            [34, ten],
          ]),
          find('diluent', 'Add D5W', { unit: 'mL', right: 3.4, hint: 'As much again.' }),
          secondCheck('Calcium gluconate 340 mg in 6.8 mL'),
          act('start', 'ECG on, start by the shin', '13.6 mL/h'),
          pick('falls', 'His heart rate falls below 100', [['Go on', 'Calcium can stop a heart.'], ['Stop it']]),
        ],
        report: 'Calcium runs at 13.6, ECG on.',
      },
    ],
  },
  {
    slug: 'saline-5',
    says: 'RN: saline, five per kilo over ten minutes.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          find('volume', 'Draw up', { unit: 'mL', right: 17, hint: 'So much for each kilo.' }, [
            [170, ten],
            [34, 'That is 10 mL/kg.'],
          ]),
          act('liver', 'Mark the edge of the liver with a pen'),
          find(
            'rate',
            'Program the pump',
            { unit: 'mL/h', right: 102, on: { pump: 'Saline' }, hint: 'All of it in ten minutes.' },
            [[17, 'That takes an hour.']],
          ),
          pick('stop', 'You stop when', [
            ['All of it is in, whatever comes', 'It is a test.'],
            ['The liver grows or the lungs crackle'],
          ]),
        ],
        report: '17 in, liver unchanged.',
      },
    ],
  },
  {
    slug: 'saline-20',
    says: 'RN: saline, twenty per kilo over twenty minutes.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          find('volume', 'Draw up', { unit: 'mL', right: 68, hint: 'So much for each kilo.' }, [[6.8, 'A tenth.']]),
          find('rate', 'Program the pump', {
            unit: 'mL/h',
            right: 204,
            on: { pump: 'Saline' },
            hint: 'All of it in twenty minutes.',
          }),
          act('liver', 'Liver after half of it', 'Two fingers lower'),
        ],
        report: '68 in, liver lower.',
      },
    ],
  },
  {
    slug: 'bicarbonate',
    says: 'RN: bicarbonate, one per kilo over twenty minutes, alone in its line.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          find('amount', 'How much', { unit: 'mEq', right: 3.4, hint: '1 mEq for each kilo.' }, [[34, 'Ten times.']]),
          pick('diluted', 'Diluted', [['As it is', 'Too strong for his veins.'], ['Half with water']]),
          act('start', 'Start it, nothing else in this line'),
        ],
        report: '3.4 runs alone.',
      },
    ],
  },
]
