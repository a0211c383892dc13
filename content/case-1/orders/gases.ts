import type { OrderCard } from '#case/story/orders.ts'
import { act, find, number, pick } from '../../orders/steps.ts'
import { amplitude, map, nitricOxide } from './steps.ts'

/** Nitric oxide, where the gas comes from, and what stays as it is. */
export const gases: readonly OrderCard[] = [
  {
    slug: 'ino-dose',
    says: 'RT: nitric oxide from 20 to {p}, look again in 5 minutes.',
    parts: [
      {
        roleId: 1,
        fields: [
          nitricOxide('set-ino', '{p}', [['{not}', 'Up or down?']]),
          number('again', 'Look again in', { unit: 'min', right: 5, to: 600, stop: 'therapist', at: 'back' }, [
            [60, 'A trial has an end.'],
          ]),
        ],
        steps: [
          find('set-ino', 'Set nitric oxide', {
            unit: 'ppm',
            right: '{p}',
            on: { machine: 'hfov' },
            hint: 'As it was ordered.',
          }),
          find('no2', 'Read NO2 after 5 minutes', { unit: 'ppm', right: '{no2}', hint: 'Read it on the NO monitor.' }),
          act('back', 'Write down when to look again'),
        ],
        report: 'iNO {p}, NO2 {no2}; {seen}.',
      },
    ],
  },
  {
    slug: 'ino-stop',
    says: 'RT: nitric oxide off; back-up bag with NO at hand.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          pick('how', 'How', [
            ['Take the injector out', 'Then it takes minutes to bring back.'],
            ['Close at the system, the line stays in'],
          ]),
          find('look', 'Seconds until you look at her', { unit: 's', right: 30, hint: 'Sooner than a minute.' }, [
            [300, 'Rebound is minutes.'],
          ]),
          act('call', 'Call the saturation', 'Pre-ductal falls 12 points in four minutes'),
        ],
        report: 'iNO is off since {since}; pre-ductal down 12.',
      },
    ],
  },
  {
    slug: 'tanks',
    says: 'RT: E cylinders, number 1 first.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          pick('follow', 'Follow the gas', [
            ['Baby first', 'She is fed by the first of these.'],
            ['Source, machine, tube, baby'],
          ]),
          pick('turn', 'Turn', [
            ['Cylinder 1, then close the outlet'],
            ['The outlet off first', 'Then nothing comes.'],
          ]),
          find(
            'psi',
            'Read the pressure after it',
            { unit: 'psi', right: 50, tolerance: 2, hint: 'Read it, do not expect it.' },
            [[28, 'Not yet open.']],
          ),
          find(
            'map',
            'Read the mean pressure, set and measured',
            { unit: 'cmH2O', right: '{map}', hint: 'Both should say the same.' },
            [[11, 'That was before the cylinder.']],
          ),
        ],
        report: '50 psi, MAP {map} set and measured.',
      },
    ],
  },
  {
    slug: 'dope',
    says: 'All: displaced, obstructed, pneumothorax, equipment. RT reads, RN looks.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          act('displaced', 'Displaced? Mark and color change', 'Tube at 9.5 cm, color changed: no'),
          act('obstructed', 'Obstructed? Catheter down', 'Passes: no'),
          act('pneumothorax', 'Pneumothorax? Drain and light', 'Drain swings, no glow: no', { by: 2 }),
          find('psi', 'Equipment? Read the outlet', { unit: 'psi', right: 28, hint: 'Read the gauge.' }, [
            [50, 'Read it, do not expect it.'],
          ]),
        ],
        report: 'No, no, no; outlet 28.',
      },
    ],
  },
  {
    slug: 'bag',
    says: [
      'RT: take her off and bag her, 100 percent',
      { when: ['ino'], text: '; nitric oxide goes off with it' },
      '.',
    ],
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          pick('valve', 'The valve', [['Closed', 'You cannot feel 40 with your hand.'], ['Pressure relief open']]),
          find('rate', 'Breaths a minute', { unit: 'a minute', right: 60, tolerance: 10, hint: 'About one a second.' }),
          pick(
            'outlet',
            'The bag hangs on',
            [['The same outlet, low as well'], ['A source of its own, so it mends it', 'It shares the fault.']],
            { when: ['supply-fails'] },
          ),
        ],
        report: 'Bagged, 60 a minute, no iNO.',
      },
    ],
  },
  {
    slug: 'stay',
    says: 'RT: stay on {map}, 10 hertz, {amplitude}, nitric oxide {ino}; prove the backup bag.',
    parts: [
      {
        roleId: 1,
        fields: [map('read-map', [[18, 'Before the call.']]), amplitude('read-map'), nitricOxide('prove', '{ino}')],
        steps: [
          find(
            'read-map',
            'Read the mean pressure on the panel',
            { unit: 'cmH2O', right: '{map}', hint: 'Read it aloud.' },
            [[18, 'Before the call.']],
          ),
          act('prove', 'Flow through the backup bag', 'NO flows'),
          pick('tubing', 'Tubing for the road', [
            ['Hanging', 'A door handle finds it.'],
            ['Taped, loop under the blanket'],
          ]),
        ],
        report: 'HFOV {map}, 10 Hz, {amplitude}; iNO {ino}; bag with NO proven.',
      },
    ],
  },
]
