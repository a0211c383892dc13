import type { OrderCard, OrderStep } from '#case/story/orders.ts'
import { act, find, number, pick, word } from '../../orders/steps.ts'
import { highFrequency } from '../decision-points/machine-kinds.ts'
import { amplitude, frequency, map, nitricOxide, onMachine } from './steps.ts'

const onHfov = { on: { machine: 'hfov' } } as const
const wiggle = (right: string, wrong: string, hint: string) =>
  pick('wiggle', 'Look where she wiggles', [[wrong, hint], [right]])

const switchOver = pick('switch', 'The switch', [
  ['Two hands without a clamp', 'The volume is lost in a second.'],
  ['Clamp, change, unclamp, one person'],
])

const firstMaps = [
  [16, 'What she had on SIMV.'],
  [26, 'Overdistends.'],
] as const
const watchPressure = pick('watch', 'You watch', [
  ['The foot alone', 'Pressure first shows in the pressure.'],
  ['Mean blood pressure and ribs'],
])

/** What a switch back costs, said aloud. */
const gone = (what: string, when: OrderStep['when'] & {}) =>
  pick('aloud', 'Say aloud', [[what], ['Nothing', 'Everyone should know what was given up.']], { when })

/** Changes of what breathes for her. */
export const ventilators: readonly OrderCard[] = [
  {
    slug: 'to-hfv',
    says: 'RT: their high-frequency ventilator, mean 18, 10 hertz, amplitude 36.',
    parts: [
      {
        roleId: 1,
        fields: [map('set-map', [], 18), frequency('set'), amplitude('set', 36)],
        steps: [
          pick('before', 'Before you open the circuit', [
            ['Nothing', 'She falls whenever she is touched.'],
            ['Sedation, hand ready to bag'],
          ]),
          find('set-map', 'Set the mean pressure', {
            unit: 'cmH2O',
            right: 18,
            on: { machine: 'hfv' },
            hint: 'As it was ordered.',
          }),
          act('set', 'Set frequency and amplitude as ordered', '10 Hz, amplitude 36'),
          pick('look', 'You look for', [['Wiggle to the navel'], ['Chest rise', 'It does not rise, it shakes.']]),
          act('aloud', 'Say aloud whether it can travel', 'Built into the wall'),
        ],
        report: 'On their oscillator, 18, 10 Hz, 36.',
      },
    ],
  },
  {
    slug: 'to-crossvent',
    says: 'RT: Crossvent, 32 over 7, rate 60, inspiration 0.35 seconds; nitric oxide off.',
    parts: [
      {
        roleId: 1,
        fields: [
          number('pip', 'Upper pressure', { unit: 'cmH2O', right: 32, to: 100, stop: 'panel', at: 'set-pip' }, [
            [28, 'That was the phone.'],
          ]),
          number('peep', 'Lower pressure', { unit: 'cmH2O', right: 7, to: 50, stop: 'panel', at: 'set' }),
          word('ino', 'Nitric oxide', { right: 'off', stop: 'panel', at: 'switch' }, [
            ['on', 'This machine has no injector.'],
          ]),
        ],
        steps: [
          find(
            'set-pip',
            'Set the upper pressure before the switch',
            { unit: 'cmH2O', right: 32, on: { machine: 'crossvent' }, hint: 'As it was ordered.' },
            [[28, 'That was the phone.']],
          ),
          act('set', 'Set the rest as ordered, read it aloud', '32/7, rate 60, Ti 0.35 s'),
          act('switch', 'Switch in one breath'),
          find(
            'volume',
            'Read the exhaled volume',
            { unit: 'mL', right: '{p}', hint: 'Look again at what comes out.' },
            [[19, 'Look again: it is less than half of that.']],
          ),
        ],
        report: [
          'On the Crossvent, {p} mL a breath',
          { when: ['chest-drained'], text: '; back on HFOV at the ambulance door' },
          '.',
        ],
      },
    ],
  },
  {
    slug: 'to-hfov',
    says: 'RT: transport oscillator, mean {map}, 10 hertz, amplitude {amplitude}, 33 percent.',
    parts: [
      {
        roleId: 1,
        fields: [map('set-map', firstMaps), frequency('set-map'), amplitude('set-map')],
        steps: [
          act('standby', 'Oscillator on standby, leak test', 'Leak test passed'),
          find(
            'set-map',
            'Set the mean pressure',
            { unit: 'cmH2O', right: '{map}', ...onHfov, hint: 'As it was ordered.' },
            [[14, 'No recruitment over SIMV.']],
          ),
          switchOver,
          wiggle('To the navel', 'To the lower ribs only', 'Look before you leave her.'),
        ],
        report: 'HFOV {map}, 10 Hz, {amplitude}; wiggle to the navel.',
      },
    ],
  },
  {
    slug: 'to-hfov-ino',
    says: 'RT: transport oscillator, mean {map}, 10 hertz, amplitude {amplitude}, 33 percent; nitric oxide {ino}, oxygen 100.',
    parts: [
      {
        roleId: 1,
        fields: [
          map('set-map', firstMaps),
          amplitude('set-map'),
          nitricOxide('set-ino', '{ino}', [
            [40, 'No gain above 20.'],
            [5, 'Too little to begin.'],
          ]),
        ],
        steps: [
          pick('purge', 'Before the switch: the injector line', [
            ['Start at once', 'Stagnant gas holds NO2.'],
            ['Purge it, within 5 min of starting'],
          ]),
          find(
            'set-map',
            'Set the mean pressure',
            { unit: 'cmH2O', right: '{map}', ...onHfov, hint: 'As it was ordered.' },
            [[14, 'No recruitment over SIMV.']],
          ),
          find('set-ino', 'Set nitric oxide', { unit: 'ppm', right: '{ino}', ...onHfov, hint: 'As it was ordered.' }, [
            [40, 'Only more NO2.'],
          ]),
          act('switch', 'Switch, injector on the dry side', 'NO 18 to 22, NO2 0.2, measured O2 0.97'),
          pick('read', 'What tells you what she gets', [
            ['The NO monitor'],
            ['The dial', 'The monitor, not the dial.'],
          ]),
        ],
        report: 'HFOV {map}, 10 Hz, {amplitude}; iNO {ino}, NO2 0.2.',
      },
    ],
  },
  {
    slug: 'amplitude',
    says: 'RT: amplitude {amplitude}, mean stays {map}, nitric oxide on at {ino}.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          find(
            'set-amplitude',
            'Set the amplitude',
            { unit: '', right: '{amplitude}', ...onHfov, hint: 'As it was ordered.' },
            [[48, 'One step, then look.']],
          ),
          act('ino', 'Nitric oxide: read its monitor aloud', '{ino} ppm'),
          find(
            'volume',
            'Read the volume at the tube',
            { unit: 'mL', right: 6.7, hint: 'Read it, do not expect it.' },
            [[5.8, 'That was amplitude 36.']],
          ),
          wiggle('To mid-thigh', 'To the ribs', 'Not enough.'),
        ],
        report: 'Amplitude {amplitude}, 6.7 mL, wiggle to mid-thigh.',
      },
    ],
  },
  {
    slug: 'map',
    says: 'RT: mean pressure {p}.',
    parts: [
      {
        roleId: 1,
        fields: [map('set-map', [['{map}', 'The old one: what was ordered?']], '{p}')],
        steps: [
          ...onMachine(
            find('set-map', 'Set the mean pressure', { unit: 'cmH2O', right: '{p}', hint: 'What was ordered?' }),
            ['hfov', 'hfv'],
          ),
          watchPressure,
          act('aloud', 'Say the change aloud', '{seen}'),
        ],
        report: '{told}; {seen}.',
      },
    ],
  },
  {
    slug: 'pressures',
    says: 'RT: {set}, mean {p}.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          act('set', 'Set the pressures as ordered', '{set}'),
          find('mean', 'Read the mean pressure', { unit: 'cmH2O', right: '{p}', hint: 'Read it on the panel.' }),
          watchPressure,
        ],
        report: '{set}, mean {p}; {seen}.',
      },
    ],
  },
  {
    slug: 'to-simv',
    says: ['RT: back on their SIMV, 32 over 7, rate 60', { when: ['ino'], text: '; nitric oxide off' }, '.'],
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          find(
            'set-pip',
            'Set the upper pressure',
            { unit: 'cmH2O', right: 32, on: { machine: 'simv' }, hint: 'As it was ordered.' },
            [[28, 'That was the phone.']],
          ),
          act('switch', 'Switch'),
          find('volume', 'Read the exhaled volume', { unit: 'mL', right: 9, hint: 'Look again at what comes out.' }),
          gone('Volume and iNO are gone with it', ['ino']),
          gone('The volume is gone with it', [highFrequency, 'not ino']),
        ],
        report: 'SIMV 32/7, 9 mL.',
      },
    ],
  },
]
