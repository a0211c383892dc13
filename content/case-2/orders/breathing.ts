import type { OrderCard } from '#case/story/orders.ts'
import { act, find, number, pick, word } from '../../orders/steps.ts'
import { breaths, oxygen } from './fields.ts'

const tubed = 'machine vent'

/** Oxygen, pressure and rate: what RT sets. */
export const breathing: readonly OrderCard[] = [
  {
    slug: 'low-oxygen',
    says: 'RT: oxygen to 0.25. Hand 85 to 95.',
    parts: [
      {
        roleId: 1,
        fields: [
          oxygen(0.25, [[1, 'That is what he had.']], 'read'),
          number('hand-from', 'Hand from', { unit: '%', right: 85, to: 100, stop: 'meter', at: 'read' }, [
            [95, 'Higher than he needs.'],
          ]),
          number('hand-to', 'Hand to', { unit: '%', right: 95, to: 100, stop: 'meter', at: 'read' }, [
            [100, 'Higher than he needs.'],
          ]),
        ],
        steps: [
          act('hoses', 'Air and oxygen hoses on the blender', 'Both 50 psi', { when: ['fio2 1'] }),
          pick(
            'how',
            'Turn it down',
            [['At once', 'In steps, with an eye on the hand.'], ['In three steps, two minutes apart']],
            { when: ['fio2 1'] },
          ),
          pick(
            'until',
            'You stop where',
            [['The foot reads 90', 'The foot is not your guide.'], ['The hand holds and the legs are no greyer']],
            { when: ['fio2 1'] },
          ),
          act('read', 'Read the analyser aloud', '0.25'),
          act('kit', 'Bag, mask, suction and tube at his head', 'Open, on the pillow'),
          act(
            'trace',
            'End-tidal line on',
            [
              { when: [tubed], text: 'At the tube: 42' },
              { when: [`not ${tubed}`], text: 'At the nose' },
            ],
            { when: ['chose low-oxygen-watch'] },
          ),
        ],
        // The rows of the monitor do not know the blender: of the hand what was read there and then.
        report: [
          'FiO2 0.25, ',
          { when: ['chose low-oxygen'], text: 'hand 94, ' },
          { when: ['chose low-oxygen-watch'], text: 'end-tidal line on, ' },
          'airway kit open.',
        ],
      },
    ],
  },
  {
    slug: 'high-oxygen',
    says: 'RT: 100 percent oxygen until the next look.',
    parts: [
      {
        roleId: 1,
        fields: [
          number('fio2', 'Oxygen', { unit: '%', right: 100, from: 21, to: 100, stop: 'meter' }, [
            [25, 'Not what was ordered.'],
          ]),
          word('until', 'Until', { right: 'next-look', stop: 'nurse', at: 'leg' }, [
            ['no-end', 'An oxygen order has an end.'],
          ]),
        ],
        steps: [
          act('turn', 'Turn the blender up', 'Hand 99'),
          act('leg', 'Write down the pressure of the leg before and after', 'Six lower than before'),
        ],
        report: 'FiO2 1.0 since a minute.',
      },
    ],
  },
  {
    slug: 'cpap',
    says: 'RT: CPAP 5, oxygen 0.25.',
    parts: [
      {
        roleId: 1,
        fields: [
          number('pressure', 'Pressure', { unit: 'cmH2O', right: 5, to: 50, stop: 'meter', at: 'set' }, [
            [10, 'That presses on a full heart.'],
          ]),
          oxygen(0.25, [[1, 'Which oxygen did we agree?']], 'set'),
        ],
        steps: [
          pick('prongs', 'The prongs', [
            ['A smaller pair', 'It leaks.'],
            ['The pair that fills the nostril without blanching'],
          ]),
          act('set', 'Set it and watch the chest', [
            { when: ['alprostadil'], text: 'Pauses go on' },
            { when: ['not alprostadil'], text: 'Breathing stays shallow' },
          ]),
          act('stomach', 'Gastric tube, open'),
        ],
        report: 'CPAP 5 is on.',
      },
    ],
  },
  {
    slug: 'bag-fast',
    says: 'RT: bag him, 100 percent, {p} a minute.',
    parts: [
      {
        roleId: 1,
        fields: [
          number('fio2', 'Oxygen', { unit: '%', right: 100, from: 21, to: 100, stop: 'meter' }, [
            [25, 'Not what was ordered.'],
          ]),
          breaths('{p}', [[30, 'Not what was ordered.']]),
        ],
        steps: [
          act('bag', 'Bag him as it was ordered', 'End-tidal CO2 {co2}'),
          act('leg', 'Call out the pressure of the leg', '{leg}'),
        ],
        report: '{p} a minute, end-tidal {co2}.',
      },
    ],
  },
  {
    slug: 'ino-start',
    says: 'RT: nitric oxide, 20.',
    parts: [
      {
        roleId: 1,
        fields: [
          word('gas', 'Gas', { right: 'nitric-oxide', stop: 'label' }, [['nitrous-oxide', 'Laughing gas.']]),
          number('dose', 'Dose', { unit: 'ppm', right: 20, to: 200, stop: 'meter', at: 'set' }, [
            [40, 'Twice what was ordered.'],
          ]),
        ],
        steps: [
          act('hang', 'Hang the system'),
          find('set', 'Set it', { unit: 'ppm', right: 20, hint: 'As it was ordered.' }, [
            [40, 'Twice what was ordered.'],
          ]),
          act('leg', 'Pressure of the leg after five minutes', '{leg} lower'),
        ],
        report: 'Twenty ppm on.',
      },
    ],
  },
  {
    slug: 'hyperoxia',
    says: 'RT: 100 percent for 10 minutes, then a gas from the right wrist.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          act('mask', 'Ten minutes of oxygen by a tight mask', 'Hand 98, foot 77'),
          act('sample', 'Sample, right radial', 'PO2 168', { by: 2 }),
          pick('says', 'It says', [
            ['The heart is well', 'It cannot say that.'],
            ['No blue blood reaches the hand; the arch is not tested'],
          ]),
        ],
        report: 'PO2 168.',
      },
    ],
  },
  {
    slug: 'as-set',
    says: 'RT: oxygen 0.25, rate 30, CO2 40 to 45, on 2 cylinders of air.',
    parts: [
      {
        roleId: 1,
        fields: [
          oxygen(0.25, [[1, 'That would be another order.']], 'after'),
          breaths(30, [[50, 'That would be another order.']], 'co2'),
          number('air', 'Cylinders of air', { unit: '', right: 2, to: 20, stop: 'nurse' }, [
            [1, '66 min for a way of 70.'],
          ]),
        ],
        steps: [
          act('gauges', 'From the wall to the cylinders', 'Both gauges read'),
          pick('after', 'After the change you look at', [
            ['The foot', 'It tells you nothing now.'],
            ['Trace, chest, FiO2 on the analyser'],
          ]),
          find('co2', 'Read the end-tidal CO2', { unit: 'mmHg', right: 42, hint: 'Read it on the trace.' }),
          act('alarms', 'Alarms', 'Hand 85 to 97, end-tidal 35 to 50, apnea'),
        ],
        report: '0.25, thirty, end-tidal 42, two air.',
      },
    ],
  },
  {
    slug: 'rate-50',
    says: 'RT: rate 50.',
    parts: [
      {
        roleId: 1,
        fields: [breaths(50, [[15, 'Fifty, not fifteen.']])],
        steps: [
          find('set', 'Set the rate', {
            unit: 'a minute',
            right: 50,
            on: { machine: 'vent' },
            hint: 'As it was ordered.',
          }),
          act('call', 'Call CO2 and pressure of the leg after three minutes', 'End-tidal 28, the leg 5 lower'),
        ],
        report: 'Rate 50, end-tidal 28.',
      },
    ],
  },
]
