import type { OrderCard } from '#case/story/orders.ts'
import { act, find, number, pick, secondCheck } from '../../orders/steps.ts'
import { alprostadilDose, epinephrineDose } from './fields.ts'

/** Where the two meet: read by drug, then by number. */
export const bothDrips: readonly OrderCard[] = [
  {
    slug: 'support-both',
    says: 'RN: alprostadil {alprostadil} and epinephrine {epinephrine}, micrograms per kilo per minute.',
    parts: [
      {
        roleId: 2,
        fields: [
          alprostadilDose(
            '{alprostadil}',
            [[{ times: 10 }, 'Count the zeros.']],
            ['alprostadil', 'Alprostadil', 'first-pump'],
          ),
          epinephrineDose(
            '{epinephrine}',
            [[0.1, 'That is the next step, not this one.']],
            ['epinephrine', 'Epinephrine', 'second-pump'],
          ),
        ],
        steps: [
          find(
            'first-pump',
            'Pump 1, alprostadil',
            {
              unit: 'mL/h',
              right: '{alprostadil.rate}',
              tolerance: 0.01,
              on: { pump: 'Alprostadil' },
              hint: 'Dose times weight times 60, by the strength.',
            },
            [[0.51, 'That is epinephrine’s. Each rate belongs to a name.']],
          ),
          find(
            'second-pump',
            'Pump 2, epinephrine',
            {
              unit: 'mL/h',
              right: '{epinephrine.rate}',
              tolerance: 0.01,
              on: { pump: 'Epinephrine' },
              hint: 'Dose times weight times 60, by the strength.',
            },
            [[1.02, 'Twice his epinephrine.']],
          ),
          secondCheck('Alprostadil {alprostadil.rate} mL/h, epinephrine {epinephrine.rate} mL/h'),
          act('trace', 'Trace each line from syringe to skin', 'Two lines, two names'),
        ],
        report: 'Alprostadil {alprostadil.rate}, epinephrine {epinephrine.rate}, read by two.',
      },
    ],
  },
  {
    slug: 'drips-for-road',
    says: 'RN: for the road alprostadil 1.02, epinephrine 0.51, D10W 8.5 milliliters an hour, and a spare of alprostadil.',
    parts: [
      {
        roleId: 2,
        fields: [
          number(
            'alprostadil',
            'Alprostadil',
            { unit: 'mL/h', right: 1.02, to: 200, stop: 'second-person', at: 'check' },
            [[0.51, 'That is epinephrine’s.']],
          ),
          number(
            'epinephrine',
            'Epinephrine',
            { unit: 'mL/h', right: 0.51, to: 200, stop: 'second-person', at: 'check' },
            [[1.02, 'That is alprostadil’s.']],
          ),
          number('d10w', 'D10W', { unit: 'mL/h', right: 8.5, to: 200, stop: 'pharmacist', at: 'check' }, [
            [{ times: 10 }, 'Ten times too much.'],
          ]),
        ],
        steps: [
          pick('spare', 'The spare', [
            ['None', 'Fifty milliliters, one tissued vein away.'],
            ['A second syringe of alprostadil, labelled'],
          ]),
          secondCheck('Spare: alprostadil 10 mcg/mL, 50 mL, labelled'),
          pick('batteries', 'Batteries', [['One at 41 %', 'Not for a road.'], ['Each above 80 %']]),
          pick('lines', 'When the sled moves', [
            ['The lines lie on the blanket', 'A wheel takes it.'],
            ['Your hand is on the alprostadil line'],
          ]),
          act('mains', 'Mains off, flush nothing', 'All three run on battery'),
        ],
        report: '1.02, 0.51, 8.5; spare made; on battery.',
      },
    ],
  },
]
