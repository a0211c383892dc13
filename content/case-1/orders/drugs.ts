import type { Mistake, OrderCard, OrderStep } from '#case/story/orders.ts'
import { act, find, number, pick, secondCheck, word } from '../../orders/steps.ts'

const ten = 'Ten times too much.'
const tenth = 'A tenth of it.'
const zeros: readonly (readonly [Mistake, string])[] = [
  [{ times: 10 }, 'Count the zeros.'],
  [{ times: 0.1 }, 'Count the zeros.'],
]

/** Wrong, it goes into the pump, which refuses what is over its limit; then the second pair of eyes looks. */
const perKilo = (from: number) =>
  ({
    unit: 'mcg/kg/min',
    units: [
      { unit: 'mcg/kg/h', factor: 1 / 60 },
      { unit: 'mg/kg/min', factor: 1000 },
    ],
    ...{ from, to: 20_000, stop: 'second-person', at: 'check' },
  }) as const
const limit = (over: number) => ({ limit: { over, stop: 'pump', at: 'rate' } }) as const
const dopamineDose = { ...perKilo(0.01), ...limit(20) }

const pump = (drug: 'Dopamine' | 'Epinephrine', slug = 'rate', label = 'Program the pump', right?: number): OrderStep =>
  find(
    slug,
    label,
    {
      unit: 'mL/h',
      right: right ?? `{${drug.toLowerCase()}.rate}`,
      tolerance: 0.01,
      on: { pump: drug },
      hint: 'Dose times weight times 60, by the strength.',
    },
    [
      [{ times: 10 }, 'Ten times.'],
      [{ times: 0.1 }, tenth],
      [{ times: 1 / 60 }, 'That is mL a minute.'],
    ],
  )

const isDopamine = word('drug', 'Drug', { right: 'dopamine', stop: 'label' }, [['dobutamine', 'Look-alike.']])
const dopamineSyringe = pick('syringe', 'The syringe', [
  ['Epinephrine 20 mcg/mL, 3.2 kg', 'Name first.'],
  ['Dopamine 1,600 mcg/mL, 3.2 kg'],
])
const pressureAloud = act('pressure', 'Blood pressure in 3 minutes, read aloud')
const codeDose = { unit: 'mL', right: 0.64, tolerance: 0.02, hint: '0.02 mg for each kilo.' }

/** What is tried at a later point, and taken back before she leaves it. */
const undone = (drug: string, back: string): OrderCard['parts'][number]['report'] => [
  `${drug} runs at {${drug.toLowerCase()}.rate} mL/h`,
  { when: ['supply-fails'], text: `; ${back} before landing` },
  { when: ['chest-drained', 'not supply-fails'], text: `; ${back} before take-off` },
  '.',
]

/** What runs into her, or is given at once. */
export const drugs: readonly OrderCard[] = [
  {
    slug: 'dopamine',
    says: 'RN: dopamine, {dopamine} micrograms per kilo per minute.',
    parts: [
      {
        roleId: 2,
        fields: [isDopamine, number('dose', 'Dose', { ...dopamineDose, right: '{dopamine}' }, zeros)],
        steps: [
          dopamineSyringe,
          pump('Dopamine'),
          secondCheck('Dopamine 1,600 mcg/mL, 3.2 kg, {dopamine.rate} mL/h'),
          act('start', 'Start, look at the vein', 'Left hand, skin soft'),
          pressureAloud,
        ],
        report: undone('Dopamine', 'back to 10, 1.2'),
      },
    ],
  },
  {
    slug: 'dopamine-in-two',
    says: 'RN: dopamine, 5 micrograms per kilo per minute for five minutes, then {dopamine}.',
    parts: [
      {
        roleId: 2,
        fields: [
          isDopamine,
          number('first', 'First dose', { ...dopamineDose, right: 5, at: 'rate' }, [
            ...zeros,
            ['{dopamine}', 'Five minutes of 5 come first.'],
          ]),
          number('dose', 'Then', { ...dopamineDose, right: '{dopamine}' }, zeros),
        ],
        steps: [
          dopamineSyringe,
          pump('Dopamine', 'rate', 'Program the pump for the first five minutes', 0.6),
          secondCheck('Dopamine 1,600 mcg/mL, 3.2 kg, 0.6 mL/h, after five minutes {dopamine.rate} mL/h'),
          act('start', 'Start, look at the vein', 'Left hand, skin soft'),
          pump('Dopamine', 'up', 'Five minutes later: program the pump'),
          pressureAloud,
        ],
        report: 'Dopamine runs at {dopamine.rate} mL/h, after five minutes at 0.6.',
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
          number('dose', 'Dose', { ...perKilo(0.001), ...limit(0.3), right: '{epinephrine}' }, [
            [{ times: 10 }, ten],
            [{ times: 0.1 }, tenth],
          ]),
          word('vein', 'Vein', { right: 'left-saphenous', stop: 'second-person', at: 'check' }),
        ],
        steps: [
          pick('syringe', 'The syringe', [['20 mcg/mL'], ['0.1 mg/mL code syringe', 'That is 100 mcg/mL.']]),
          pump('Epinephrine'),
          secondCheck('Epinephrine 20 mcg/mL, 3.2 kg, {epinephrine.rate} mL/h'),
          act('start', 'Start, dextrose and lactate to be watched'),
          act('leg', 'Look at the leg', 'Pink and soft'),
        ],
        report: undone('Epinephrine', 'back to 0.05, 0.48'),
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
            [{ times: 10 }, 'Ten times.'],
            [{ times: 0.1 }, 'A tenth.'],
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
        report: '32 mL in; {seen}.',
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
          number('dopamine', 'Dopamine', { ...perKilo(0.01), right: '{dopamine}' }, [[5, 'Her first hour.']]),
          number('epinephrine', 'Epinephrine', { ...perKilo(0.001), right: '{epinephrine}' }),
        ],
        steps: [
          act('second', 'A second syringe of each, labelled'),
          secondCheck('Spares: dopamine 1,600 mcg/mL, epinephrine 20 mcg/mL, both labelled'),
          act('mains', 'Mains off, look at the pumps', 'On battery; {dopamine.rate} and {epinephrine.rate} mL/h'),
          pick('lines', 'The lines', [['By colour', 'Colours repeat.'], ['Traced from syringe to skin']]),
          find('code', 'Draw up the code dose', codeDose, [[{ times: 10 }, ten]], { when: ['supply-fails'] }),
        ],
        report: '{dopamine.rate} and {epinephrine.rate}, spares made, on battery.',
      },
    ],
  },
]
