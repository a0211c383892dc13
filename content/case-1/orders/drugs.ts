import type { OrderCard } from '#case/story/orders.ts'
import { act, find, number, pick, word } from '../../orders/steps.ts'

const perHour = [
  { unit: 'mcg/kg/h', factor: 1 / 60 },
  { unit: 'mg/kg/min', factor: 1000 },
] as const
const unit = 'mcg/kg/min'

/** What runs into her, or is given at once. */
export const drugs: readonly OrderCard[] = [
  {
    slug: 'dopamine',
    says: 'RN: dopamine, {dopamine} micrograms per kilo per minute.',
    parts: [
      {
        roleId: 2,
        fields: [
          word('drug', 'Drug', { right: 'dopamine', stop: 'label' }, [['dobutamine', 'Look-alike.']]),
          number(
            'dose',
            'Dose',
            {
              unit,
              units: perHour,
              right: '{dopamine}',
              from: 0.01,
              stop: 'second-person',
              limit: { over: 20, stop: 'pump' },
            },
            [
              [50, 'Count the zeros.'],
              [100, 'Count the zeros.'],
              [150, 'Count the zeros.'],
              [200, 'Count the zeros.'],
              [1, 'Count the zeros.'],
            ],
          ),
        ],
        steps: [
          pick('syringe', 'The syringe', [
            ['Epinephrine 20 mcg/mL, 3.2 kg', 'Name first.'],
            ['Dopamine 1,600 mcg/mL, 3.2 kg'],
          ]),
          find(
            'rate',
            'Program the pump',
            {
              unit: 'mL/h',
              right: '{dopamine.rate}',
              tolerance: 0.01,
              on: { pump: 'Dopamine' },
              hint: 'Dose times weight times 60, by the strength.',
            },
            [
              [12, 'Ten times.'],
              [0.02, 'That is mL a minute.'],
            ],
          ),
          {
            slug: 'check',
            kind: 'check',
            label: 'Second check by a colleague',
            made: 'Dopamine 1,600 mcg/mL, 3.2 kg, {dopamine.rate} mL/h',
          },
          act('start', 'Start, look at the vein', 'Left hand, skin soft'),
          act('pressure', 'Blood pressure in 3 minutes, read aloud'),
        ],
        report: 'Dopamine runs at {dopamine.rate} mL/h.',
      },
    ],
  },
  {
    slug: 'epinephrine',
    says: 'RN: epinephrine, {epinephrine} micrograms per kilo per minute, left saphenous.',
    parts: [
      {
        roleId: 2,
        fields: [
          word('drug', 'Drug', { right: 'epinephrine', stop: 'label' }, [['ephedrine', 'Look-alike.']]),
          number(
            'dose',
            'Dose',
            {
              unit,
              units: perHour,
              right: '{epinephrine}',
              from: 0.001,
              to: 100,
              stop: 'second-person',
              limit: { over: 0.3, stop: 'pump' },
            },
            [
              [0.5, 'Ten times too much.'],
              [1, 'Ten times too much.'],
            ],
          ),
          word('vein', 'Vein', { right: 'left-saphenous', stop: 'nurse' }),
        ],
        steps: [
          pick('syringe', 'The syringe', [['20 mcg/mL'], ['0.1 mg/mL code syringe', 'That is 100 mcg/mL.']]),
          find(
            'rate',
            'Program the pump',
            {
              unit: 'mL/h',
              right: '{epinephrine.rate}',
              tolerance: 0.01,
              on: { pump: 'Epinephrine' },
              hint: 'Dose times weight times 60, by the strength.',
            },
            [
              [4.8, 'Ten times too much.'],
              [9.6, 'Ten times too much.'],
            ],
          ),
          {
            slug: 'check',
            kind: 'check',
            label: 'Second check by a colleague',
            made: 'Epinephrine 20 mcg/mL, 3.2 kg, {epinephrine.rate} mL/h',
          },
          act('start', 'Start, dextrose and lactate to be watched'),
          act('leg', 'Look at the leg', 'Pink and soft'),
        ],
        report: 'Epinephrine runs at {epinephrine.rate} mL/h.',
      },
    ],
  },
  {
    slug: 'saline',
    says: 'RN: saline, 10 per kilo over 10 minutes.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          find('volume', 'Draw up', { unit: 'mL', right: 32, hint: 'So much for each kilo.' }, [
            [320, 'Ten times.'],
            [3.2, 'A tenth.'],
          ]),
          act('liver', 'Mark the liver edge'),
          find(
            'rate',
            'Program the pump',
            { unit: 'mL/h', right: 192, on: { pump: 'Saline' }, hint: 'All of it in ten minutes.' },
            [[32, 'That takes an hour.']],
          ),
          pick('then', 'Then', [['The next bolus', 'It is a test, not a habit.'], ['Liver and refill']]),
        ],
        report: '32 mL in, refill and liver looked at.',
      },
    ],
  },
  {
    slug: 'spares',
    says: 'RN: dopamine {dopamine}, epinephrine {epinephrine}, as they are; a spare syringe of each.',
    parts: [
      {
        roleId: 2,
        fields: [
          number(
            'dopamine',
            'Dopamine',
            { unit, right: '{dopamine}', from: 0.01, stop: 'second-person', limit: { over: 20, stop: 'pump' } },
            [[5, 'Her first hour.']],
          ),
          number('epinephrine', 'Epinephrine', {
            unit,
            right: '{epinephrine}',
            from: 0.001,
            to: 100,
            stop: 'second-person',
            limit: { over: 0.3, stop: 'pump' },
          }),
        ],
        steps: [
          act('second', 'A second syringe of each, labelled'),
          {
            slug: 'check',
            kind: 'check',
            label: 'Second check by a colleague',
            made: 'Spares: dopamine 1,600 mcg/mL, epinephrine 20 mcg/mL, both labelled',
          },
          act('mains', 'Mains off, look at the pumps', 'On battery; {dopamine.rate} and {epinephrine.rate} mL/h'),
          pick('lines', 'The lines', [['By colour', 'Colours repeat.'], ['Traced from syringe to skin']]),
          find(
            'code',
            'Draw up the code dose',
            { unit: 'mL', right: 0.64, tolerance: 0.02, hint: '0.02 mg for each kilo.' },
            [[6.4, 'Ten times too much.']],
            { when: ['supply-fails'] },
          ),
        ],
        report: '{dopamine.rate} and {epinephrine.rate}, spares made, on battery.',
      },
    ],
  },
]
