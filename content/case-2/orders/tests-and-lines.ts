import type { OrderCard, OrderStep } from '#case/story/orders.ts'
import { act, pick } from '../../orders/steps.ts'
import { bothPressures } from '../decision-points/shared-lines.ts'

const cuff = pick('cuff', 'The cuff', [
  ['A smaller one', 'Reads high.'],
  ['Two thirds of arm and calf'],
  ['An adult thigh cuff', 'Reads low.'],
])
/** By row of the monitor. */
const systolicGaps = [
  { when: ['monitor 1'], is: 14 },
  { when: ['monitor 2'], is: 20 },
  { when: ['monitor 3'], is: 26 },
  { when: ['monitor 4'], is: 12 },
]
const gradient: OrderStep = {
  ...{ slug: 'gradient', kind: 'number', label: 'Mean gradient, right arm to left leg', unit: 'mmHg', tolerance: 0 },
  right: [
    { when: ['monitor 1'], is: 11 },
    { when: ['monitor 2'], is: 16 },
    { when: ['monitor 3'], is: 21 },
    { when: ['monitor 4'], is: 8 },
  ],
  wrong: [{ is: systolicGaps, hint: 'That is the systolic.' }],
  hint: 'One mean less the other.',
}
const bothMeans = bothPressures(1, 2, 3, 4)
const groins: OrderStep = act('pulses', 'Femoral pulses, both, said aloud', [
  { when: ['monitor 1'], text: 'Felt on both sides' },
  { when: ['monitor 2'], text: 'Thin' },
  { when: [['monitor 3', 'monitor 4']], text: 'None' },
])

const film = (slug: string, isTubed: boolean): OrderCard => ({
  slug,
  says: 'RT: one film, chest and belly.',
  parts: [
    {
      roleId: 1,
      fields: [],
      steps: [
        act('lead', 'Lead on, count three'),
        pick('first', 'Read first', [
          ['The heart', 'Tube, lung, heart, in this order.'],
          ['The tube, or that there is none'],
        ]),
        isTubed
          ? pick('finding', 'You see', [['Tip at T4', 'Just above the fork: look again.'], ['Tip at T2']])
          : pick('finding', 'You see', [['Tip at T2', 'There is none on it.'], ['No tube, a wide heart']]),
      ],
      report: isTubed ? 'Tip at T2, a wide heart.' : 'No tube, a wide heart.',
    },
  ],
})

/** What is measured, drawn, filmed and tried. */
export const testsAndLines: readonly OrderCard[] = [
  {
    slug: 'istat',
    says: 'RN: from the right wrist gas, lactate, glucose, calcium. RT: run it.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          pick('site', 'The site', [
            ['The foot', 'After the duct.'],
            ['The left wrist', 'It may lie beyond.'],
            ['The right radial artery'],
          ]),
          act('draw', '0.3 mL, no bubble, pressure on the wrist', 'Drawn'),
          act('run', 'Cartridges in', 'Running', { by: 1 }),
          act('read', 'Read the values aloud with the time', 'pH {gas.ph}, PCO2 {gas.PCO2}, PO2 {gas.PO2}', { by: 1 }),
        ],
        report: 'pH {gas.ph}, lactate {gas.Lac}, glucose {gas.Glu}, calcium {gas.iCa}.',
      },
    ],
  },
  {
    slug: 'four-limbs',
    says: 'RN: pressures, all four limbs, and both groins.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          cuff,
          act('first', 'Right arm, then left leg, baby quiet', bothMeans),
          act(
            'others',
            'Left arm and right leg, the shin needle closed meanwhile',
            'Left arm 54/36 (42), right leg 33/20 (24)',
          ),
          gradient,
          groins,
        ],
        report: 'Arms 58/38 and 54/36, legs 33/20 and 32/20, femoral pulses missing.',
      },
    ],
  },
  {
    slug: 'limbs',
    says: 'RN: pressures, right arm and left leg, and both groins.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [cuff, act('measure', 'Right arm, then left leg, baby quiet', bothMeans), gradient, groins],
        report: [
          ...(typeof bothMeans === 'string' ? [bothMeans] : bothMeans),
          '; femoral pulses ',
          { when: ['monitor 1'], text: 'felt.' },
          { when: ['monitor 2'], text: 'thin.' },
          { when: [['monitor 3', 'monitor 4']], text: 'missing.' },
        ],
      },
    ],
  },
  {
    slug: 'second-line',
    says: 'RN: a second vein, left hand, for alprostadil alone.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          pick('where', 'Where', [['Left foot', 'Legs have little flow now, and it wants to be seen.'], ['Left hand']]),
          act('vein', 'Warm, 24 G, two tries at most', 'In at the second pass'),
          act('flush', 'Flush 0.5 mL', 'Soft'),
          pick('label', 'The label', [['None', 'In the ambulance nobody remembers.'], ['ALPROSTADIL ONLY']]),
        ],
        report: '24 in the left hand, labelled.',
      },
    ],
  },
  film('film', false),
  film('film-with-tube', true),
  {
    slug: 'umbilical',
    says: 'RN: umbilical set, {p}.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          act('stump', 'Cut the dry stump', 'No lumen', { by: 0 }),
          act('try', 'Hold the set while the Provider tries', 'Twenty-five minutes: it does not pass'),
          act('dressing', 'Dressing, temperature', 'He is colder'),
        ],
        report: 'Twenty-five minutes, no line.',
      },
    ],
  },
  {
    slug: 'puncture',
    says: 'RN: hold him on his side for a puncture. RT watches his breathing.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          pick('hold', 'How you hold him', [['A tight ball', 'It closes his airway.'], ['On his side, chin free']]),
          act('needle', 'Needle', '{came}', { by: 0 }),
          act(
            'again',
            'Stop, mask breaths, hold him again, stop again',
            'Each time his chest moves again by the mask',
            {
              when: ['not machine vent'],
            },
          ),
          act('straight', 'Lay him straight', 'Fifteen minutes gone'),
        ],
        report: '{told}.',
      },
    ],
  },
]
