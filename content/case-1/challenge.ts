import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import type { Ask, Challenge } from '#case/story/ask.ts'
import { weightKg } from './tasks/recipes.ts'

// From the phone data: the bedside report comes later.

/** Sources 1, 3, 5. */
const index: readonly Ask[] = [
  {
    ...{ kind: 'numbers', slug: 'oxygen-index', title: 'Oxygenation index', asked: [PROVIDER, RT, RN] },
    question: 'Work out the oxygenation index from what you heard on the phone.',
    given: [
      { label: 'Mean airway pressure (MAP)', value: '14 cmH2O' },
      { label: 'FiO2', value: '1.0' },
      { label: 'PaO2, post-ductal', value: '40 mmHg' },
      { label: 'SpO2 pre / post', value: '86 / 75 %' },
      { label: 'Ventilator', value: 'SIMV 28/6, rate 50' },
    ],
    formula: 'OI = MAP x FiO2 x 100 / PaO2',
    numbers: [
      {
        ...{ slug: 'value', label: 'Oxygenation index', unit: '', said: '{n}' },
        ...{ right: 35, accepted: { from: 34, to: 36 }, limits: { from: 0, to: 1000 }, wrongIdeas: [] },
      },
    ],
    working: ['14 x 1.0 x 100 / 40 = 35', 'Accepted: 34 to 36'],
    teaching: [
      'Around 20 to 25, start iNO in a term baby.',
      'About 40 for hours with best care, or a sudden decompensation, is ECMO territory.',
      'So 35 means: bring iNO, and go to an ECMO center.',
    ],
    fills: 'OxygenIndex',
  },
  {
    ...{ kind: 'choice', slug: 'index-again', title: 'Oxygenation index', asked: [PROVIDER, RT, RN] },
    after: 'oxygen-index',
    question: 'Which of these is her oxygenation index?',
    right: '35',
    options: [
      { slug: '0.35', name: '0.35', verdict: 'The x 100 was forgotten.' },
      { slug: '16', name: '16', verdict: 'Worked out with the pre-ductal SpO2: that is an OSI, not an OI.' },
      { slug: '35', name: '35', verdict: 'Right.' },
      { slug: '70', name: '70', verdict: 'Worked out with the peak pressure of 28 instead of the mean.' },
      { slug: '286', name: '286', verdict: 'Upside down: PaO2 belongs below the line.' },
    ],
    working: [],
    fills: 'challangeOne',
    inLog: 'oxygenation index',
  },
]

/** Sources 9 to 11; amplitude and gas use are working values. What is right is the standard start. */
const oscillator: Ask = {
  ...{ kind: 'suggestion', slug: 'oscillator', title: 'Starting HFOV settings', asked: [RT, RN] },
  question: 'Which HFOV settings would you start with?',
  settleQuestion: 'Which settings do you start with?',
  unitNote: 'RR is in Hz: 1 Hz = 60/min, so 10 Hz (600/min).',
  numbers: [
    {
      ...{ slug: 'MAP', label: 'MAP', unit: 'cmH2O', said: 'MAP {n}' },
      ...{ right: 18, accepted: { from: 16, to: 18 }, limits: { from: 8, to: 30 }, wrongIdeas: [] },
    },
    {
      ...{ slug: 'RR', label: 'RR', unit: 'Hz', said: '{n} Hz', also: { times: 60, unit: '/min' } },
      ...{ right: 10, accepted: { from: 8, to: 10 }, limits: { from: 5, to: 15 }, wrongIdeas: [] },
    },
  ],
  right: 'map-18-10-hz',
  options: [
    {
      slug: 'map-14-10-hz',
      name: 'MAP 14, 10 Hz',
      verdict: 'Recruits nothing that SIMV has not recruited already.',
    },
    {
      slug: 'map-26-5-hz',
      name: 'MAP 26, 5 Hz',
      verdict: 'Overdistends a lung that traps gas, and cuts the blood coming back to the heart.',
    },
    {
      slug: 'map-18-10-hz',
      name: 'MAP 18, 10 Hz',
      verdict:
        'Right: 4 above the MAP of 14 on the phone, 10 Hz for a term infant. On arrival she is at MAP 16, so it is still 2 above.',
    },
    {
      slug: 'map-12-15-hz',
      name: 'MAP 12, 15 Hz',
      verdict: 'Loses lung volume. 15 Hz is a rate for preterm babies and blunts CO2 removal.',
    },
    {
      slug: 'map-18-40-per-min',
      name: 'MAP 18, 40 per min',
      verdict: 'A conventional rate typed into an oscillator.',
    },
  ],
  settledNote:
    'Whatever was chosen, the medical director sets the standard start: MAP 18, 10 Hz (600/min). The sled is set to it.',
  working: [
    'MAP 2 to 4 above the conventional MAP: 14 + 2 to 14 + 4 = 16 to 18',
    'Accepted: MAP 16 to 18, RR 8 to 10 Hz',
  ],
  fills: 'challangeTwo',
  reportedAs: 'Oscillator settings',
  inLog: 'oscillator',
}

/** One question for each role alone. Sources 3 (ECMO), 17 and 44 (gas), 24 (dopamine). */
const own: readonly Ask[] = [
  {
    ...{ kind: 'choice', slug: 'rescue', title: 'Your own question', asked: [PROVIDER], fills: 'RoleQuestion' },
    question: 'What does an index like this oblige you to bring, and whom do you call?',
    right: 'ino-hfov-ecmo-now',
    options: [
      {
        slug: 'ino-hfov-ecmo-later',
        name: 'iNO and transport HFOV; call the ECMO center if the first bedside gas is no better',
        verdict: 'The right equipment. But the call costs nothing now, and hours later.',
      },
      {
        slug: 'crossvent-surfactant-nicu',
        name: 'Transport Crossvent and surfactant; call the NICU from the air',
        verdict: 'Repeats pressures that fail, and leaves the lung vessels untreated.',
      },
      {
        slug: 'ino-hfov-ecmo-now',
        name: 'iNO and transport HFOV; call the ECMO center now, before take-off',
        verdict:
          'Right: far above the iNO threshold and close to the ECMO one. They need the hours you are in the air to assemble.',
      },
      {
        slug: 'hfov-prostaglandin-cardiology',
        name: 'Transport HFOV and prostaglandin; call cardiology',
        verdict:
          'A foot below the hand fits PPHN and a duct-dependent arch alike. The story, the film and equal femoral pulses make PPHN likelier: prostaglandin stays at hand in the bag until an echo, and iNO cannot wait.',
      },
    ],
    working: ['OI 35: start iNO around 20 to 25; ECMO territory is about 40 for hours, or a sudden decompensation'],
  },
  {
    ...{ kind: 'numbers', slug: 'cylinders', title: 'Your own question', asked: [RT], fills: 'RoleQuestion' },
    question: 'How long does one E cylinder last, and how many do you load?',
    given: [
      { label: 'Cylinder', value: 'E, at 2,000 psi' },
      { label: 'Kept back', value: '200 psi' },
      { label: 'Factor', value: '0.28 L per psi' },
      { label: 'Gas use', value: '15 L/min' },
      { label: 'Bedside to NICU', value: '115 min, without aircraft gas' },
    ],
    numbers: [
      {
        slug: 'minutes',
        label: 'One cylinder lasts',
        unit: 'min',
        countedAs: 'cylinder-minutes',
        right: 33.6,
        accepted: { from: 33, to: 34 },
        limits: { from: 0, to: 10_000 },
        wrongIdeas: [{ value: 37, why: 'No reserve was kept.' }],
      },
      {
        slug: 'cylinders',
        label: 'Cylinders to load',
        unit: '',
        right: 4,
        accepted: { from: 4, to: 4 },
        limits: { from: 0, to: 10_000 },
        wrongIdeas: [{ value: 3, why: 'Three last 101 min, and the way takes 115.' }],
      },
    ],
    working: [
      '(2,000 - 200) x 0.28 = 504 L',
      '504 / 15 = 33.6 min (accepted: 33 to 34)',
      '115 / 33.6 = 3.4, so 4 cylinders: 134 min',
      'NO flow = 15 x 20 / (800 - 20) = 0.385 L/min. A 350 L cylinder at 1,800 psi lasts over 12 h: oxygen is the limit, not NO.',
    ],
  },
  {
    ...{ kind: 'numbers', slug: 'drip-rate', title: 'Your own question', asked: [RN], fills: 'RoleQuestion' },
    question: 'At what rate does the dopamine run?',
    given: [
      { label: 'Order', value: 'Dopamine 10 mcg/kg/min' },
      { label: 'Syringe', value: '1,600 mcg/mL' },
      { label: 'Weight', value: `${weightKg} kg` },
    ],
    numbers: [
      {
        slug: 'rate',
        label: 'Rate',
        unit: 'mL/h',
        isDose: true,
        right: 1.2,
        accepted: { from: 1.19, to: 1.21 },
        limits: { from: 0, to: 10_000 },
        wrongIdeas: [
          { value: 0.02, why: 'The x 60 was forgotten: that is mL a minute.' },
          { value: 12, why: 'The decimal point slipped: ten times too much.' },
          { value: 0.375, why: 'The weight was forgotten.' },
        ],
      },
    ],
    working: ['10 x 3.2 x 60 / 1,600 = 1.2 mL/h (accepted: 1.19 to 1.21)'],
  },
]

export const challenge: Challenge = { about: 'with what was said on the phone', asks: [...index, oscillator, ...own] }
