import type { OrderCard, OrderStep } from '#case/story/orders.ts'
import { act, find, number, pick, secondCheck, word } from '../../orders/steps.ts'
import { breaths, depth, oxygen, size, volume } from './fields.ts'

const ten = 'Ten times too much.'
const drugFields = [
  volume('atropine', 'Atropine', 0.68, 'atropine', [[{ times: 10 }, ten]]),
  volume('ketamine', 'Ketamine', 0.34, 'ketamine', [[{ times: 10 }, ten]]),
  volume('rocuronium', 'Rocuronium', 0.34, 'rocuronium', [[{ times: 10 }, ten]]),
]
const drugSteps: readonly OrderStep[] = [
  find(
    'atropine',
    'Draw up atropine 0.1 mg/mL',
    { unit: 'mL', right: 0.68, tolerance: 0.01, hint: '0.02 mg for each kilo.' },
    [[6.8, ten]],
  ),
  find(
    'ketamine',
    'Draw up ketamine 10 mg/mL',
    { unit: 'mL', right: 0.34, tolerance: 0.01, hint: '1 mg for each kilo.' },
    [[3.4, ten]],
  ),
  find(
    'rocuronium',
    'Draw up rocuronium 10 mg/mL',
    { unit: 'mL', right: 0.34, tolerance: 0.01, hint: '1 mg for each kilo.' },
    [[3.4, ten]],
  ),
  secondCheck(
    'Atropine 0.1 mg/mL, 0.68 mL; ketamine 10 mg/mL, 0.34 mL; rocuronium 10 mg/mL, 0.34 mL; two colors of label',
  ),
  pick('order', 'In this order', [
    ['Rocuronium, then ketamine', 'Awake and unable to breathe.'],
    ['Atropine, ketamine, flush, rocuronium'],
  ]),
]
const atTheLip = find('depth', 'Depth at the lip', { unit: 'cm', right: 9.5, hint: 'Weight plus six, to the half.' }, [
  [9, 'Weight plus six is 9.4.'],
  [11, 'Too deep.'],
])
const proven = act('prove', 'Trace, both sides, tape', 'Trace 42, equal, taped')

/** The tube, and what is done where there is none yet or one already. */
export const airway: readonly OrderCard[] = [
  {
    slug: 'intubate',
    says: 'We intubate. RN: atropine 0.68, ketamine 0.34, rocuronium 0.34 milliliters. RT: tube 3.5, 9.5 at the lip.',
    parts: [
      { roleId: 2, fields: drugFields, steps: drugSteps, report: 'All three in.' },
      {
        roleId: 1,
        fields: [],
        steps: [
          act('mask', 'Mask breaths, 30 a minute, a quarter of oxygen'),
          pick('blade', 'The blade', [['Straight 0', 'For preterm babies.'], ['Straight 1']], { by: 0 }),
          act('look', 'Look', 'Tube in, {look}', { by: 0 }),
          atTheLip,
          proven,
        ],
        report: 'Tube at 9.5, trace 42.',
      },
    ],
  },
  {
    slug: 'bag-tube',
    says: 'RT: bag him, oxygen 0.25, 30 a minute. RN: atropine 0.68, ketamine 0.34, rocuronium 0.34 milliliters.',
    parts: [
      {
        roleId: 1,
        fields: [
          oxygen(0.25, [[1, 'Which oxygen did we agree?']], 'count'),
          breaths(30, [[60, 'Fast breaths take CO2 and blood.']], 'count'),
        ],
        steps: [
          pick('first', 'First', [['The tube', 'Breathe first, then look.'], ['Mask breaths']]),
          find('count', 'Breaths a minute', { unit: 'a minute', right: 30, hint: 'As it was ordered.' }, [
            [60, 'Too fast.'],
          ]),
          pick('works', 'It works when', [
            ['The foot reads 95', 'It will not.'],
            ['The chest rises and the heart rate climbs'],
          ]),
          act('tube', 'Tube 3.5', '9.5 cm, first look', { by: 0 }),
          act('prove', 'Trace, both sides, tape, ventilator', 'Trace 42, equal; 18/5 x 30'),
        ],
        report: 'Chest rises. Tube at 9.5, trace 42.',
      },
      { roleId: 2, fields: [], steps: drugSteps, report: 'All three in.' },
    ],
  },
  {
    slug: 'count-breaths',
    says: 'RT: he has a tube: count his breaths on the ventilator, and look at the trace.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          find('count', 'Breaths a minute, counted', {
            unit: 'a minute',
            right: 30,
            hint: 'Count for a whole minute.',
          }),
          act('trace', 'Read the trace aloud', '42, each breath is the machine’s'),
        ],
        report: 'Thirty set, thirty counted, trace 42.',
      },
    ],
  },
  {
    slug: 'read-tube',
    says: 'RT: he has a tube: read depth and trace.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [atTheLip, act('trace', 'Read the trace aloud', 'Square, 42')],
        report: '9.5 at the lip, trace 42.',
      },
    ],
  },
  {
    slug: 'tube-awake',
    says: 'RT: tube now, 3.5 at 9.5, no drugs.',
    parts: [
      {
        roleId: 1,
        fields: [
          size,
          depth,
          word('drugs', 'Drugs', { right: 'no-drugs', stop: 'sheet', at: 'look' }, [['ketamine', 'Ordered without.']]),
        ],
        steps: [
          act('mask', 'Mask breaths'),
          act('look', 'Look, and look again', 'He bites, HR 88; in at the second look', { by: 0 }),
          atTheLip,
          act('prove', 'Trace and tape', 'Trace 42, taped'),
        ],
        report: 'Tube at 9.5, second look.',
      },
    ],
  },
  {
    slug: 'stimulate',
    says: 'RN: rub his back and soles, thirty seconds.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          act('rub', 'Rub back and soles'),
          act('count', 'Count his breaths aloud', [
            { when: ['not machine vent'], text: 'He breathes for two minutes and stops again' },
            { when: ['machine vent'], text: 'Thirty, all the machine’s' },
          ]),
        ],
        report: [
          { when: ['not machine vent'], text: 'He breathed for two minutes and stopped.' },
          { when: ['machine vent'], text: 'The machine breathes; nothing changes.' },
        ],
      },
    ],
  },
  {
    slug: 'caffeine',
    says: 'RN: caffeine citrate, 68 milligrams over 30 minutes.',
    parts: [
      {
        roleId: 2,
        fields: [
          word('drug', 'Drug', { right: 'caffeine', stop: 'pharmacist' }),
          number('dose', 'Dose', { unit: 'mg', right: 68, to: 1000, stop: 'pharmacist' }, [
            [{ times: 0.1 }, 'A tenth.'],
          ]),
          number('over', 'Over', { unit: 'min', right: 30, to: 600, stop: 'pharmacist', at: 'start' }, [
            [3, 'Slowly.'],
          ]),
        ],
        steps: [
          find('volume', 'Draw up 20 mg/mL', { unit: 'mL', right: 3.4, hint: '20 mg for each kilo.' }, [[34, ten]]),
          secondCheck('Caffeine citrate 20 mg/mL, 3.4 mL'),
          act('start', 'Start it', '6.8 mL/h'),
          pick('meanwhile', 'Meanwhile', [['Leave him', 'It takes hours to matter.'], ['RT keeps the mask on']], {
            when: ['not machine vent'],
          }),
        ],
        report: 'Caffeine runs at 6.8 mL/h.',
      },
    ],
  },
  {
    slug: 'verify-tube',
    says: 'RT: prove the tube: trace, both sides, depth, tape.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          act('trace', 'Read the trace', 'Square, 42'),
          act('listen', 'Listen right, left, stomach', 'Equal, nothing below'),
          find('mark', 'Mark at the lip', { unit: 'cm', right: 9.5, hint: 'Read it at the lip.' }),
          act('tape', 'Tape, depth and time written on it'),
        ],
        report: 'Trace 42, equal, 9.5 at the lip, taped.',
      },
    ],
  },
  {
    slug: 'mask-trace',
    says: 'RT: the trace on the mask, read aloud.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          act('adapter', 'Adapter between mask and bag'),
          act('trace', 'Read the trace', '38 when bagged, flat when not'),
        ],
        report: 'Mask trace 38 when bagged. There is no tube to prove.',
      },
    ],
  },
  {
    slug: 'extubate',
    says: 'RT: take the tube out; bag, mask and a tube 3.5 at hand.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          pick('at-hand', 'At hand', [['Nothing', 'Out is easy. In is the plan.'], ['Bag, mask, tube 3.5']]),
          act('out', 'Suction, tape off, out'),
          act('count', 'Mask ready, count his breaths aloud', 'Twelve in the first minute'),
        ],
        report: 'Tube is out, twelve breaths.',
      },
    ],
  },
]
