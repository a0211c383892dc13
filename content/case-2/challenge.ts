import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import type { Ask, Challenge } from '#case/story/ask.ts'
import { weightKg } from './tasks/recipes.ts'

// From the phone data: the bedside report comes later.

const everybody = [PROVIDER, RT, RN] as const

/** Sources 85, 89 and 90: what a difference of cuffs proves, and what not. */
const gradient: readonly Ask[] = [
  {
    ...{ kind: 'numbers', slug: 'mean-gradient', title: 'Mean pressure gradient', asked: everybody },
    question: 'Work out from the phone by how much the mean pressure of the arm is above that of the leg.',
    given: [
      { label: 'Right arm', value: '62/40 mmHg' },
      { label: 'Left leg', value: '34/22 mmHg' },
      { label: 'SpO2 hand / foot', value: '97 / 78 %' },
      { label: 'Heart rate', value: '182' },
      { label: 'Gas', value: '7.14 / 36 / 97' },
    ],
    formula: 'Mean = diastolic + (systolic - diastolic) / 3',
    numbers: [
      {
        ...{ slug: 'value', label: 'Mean gradient', unit: 'mmHg', said: '{n} mmHg' },
        ...{ right: 21, accepted: { from: 20, to: 22 }, limits: { from: 0, to: 200 }, wrongIdeas: [] },
      },
    ],
    working: ['Arm: 40 + 22 / 3 = 47', 'Leg: 22 + 12 / 3 = 26', '47 - 26 = 21 (accepted: 20 to 22)'],
    teaching: [
      'One difference of cuffs proves little: healthy newborns differ by 20 mmHg at times, and at birth it is a poor screen.',
      'A difference with missing femoral pulses, shock and a start on day 6 is an arch until an echo says otherwise.',
      'The legs, not the hand, will tell whether the duct opens.',
    ],
  },
  {
    ...{ kind: 'choice', slug: 'gradient-again', title: 'Mean pressure gradient', asked: everybody },
    after: 'mean-gradient',
    question: 'Which of these is his mean gradient?',
    right: '21',
    options: [
      { slug: '18', name: '18', verdict: 'Diastolic minus diastolic.' },
      { slug: '19', name: '19', verdict: 'That is the gap of the two saturations.' },
      { slug: '21', name: '21', verdict: 'Right.' },
      { slug: '28', name: '28', verdict: 'Systolic minus systolic: used too, but not what was asked.' },
      { slug: '73', name: '73', verdict: 'Added, not subtracted.' },
    ],
    working: [],
    fills: 'challangeOne',
    inLog: 'mean gradient',
  },
]

/** Source 92: oxygen above 0.70. What is right is the plan of the sled. */
const breathingPlan: Ask = {
  ...{ kind: 'suggestion', slug: 'breathing-plan', title: 'The breathing plan', asked: [RT, RN] },
  question: 'Which oxygen and which end-tidal CO2 do you aim at?',
  settleQuestion: 'Which plan do you take along?',
  unitNote: 'FiO2 from 0.21, room air, to 1.0. CO2 in mmHg.',
  numbers: [
    {
      ...{ slug: 'FiO2', label: 'FiO2', unit: '', said: 'FiO2 {n}' },
      ...{ right: 0.25, accepted: { from: 0.21, to: 0.3 }, limits: { from: 0.21, to: 1 }, wrongIdeas: [] },
    },
    {
      ...{ slug: 'CO2', label: 'End-tidal CO2', unit: 'mmHg', said: 'CO2 {n}' },
      ...{ right: 42, accepted: { from: 40, to: 45 }, limits: { from: 20, to: 70 }, wrongIdeas: [] },
    },
  ],
  right: 'a-quarter-normal-co2',
  options: [
    {
      slug: 'full-low-co2',
      name: 'FiO2 1.0, CO2 30',
      verdict:
        'A reflex from a tight lung: it opens the lung vessels and steals from the legs, and a low CO2 does the same.',
    },
    { slug: 'half-low-co2', name: 'FiO2 0.60, CO2 35', verdict: 'Half of the same mistake.' },
    {
      slug: 'a-quarter-normal-co2',
      name: 'FiO2 0.21 to 0.30, CO2 40 to 45',
      verdict:
        'Right: the hand at 85 to 95, the foot at 75 to 85, a normal CO2. Many services aim at 75 to 85 when they suspect a heart; with oxygen above 0.70 babies did worse.',
    },
    { slug: 'air-high-co2', name: 'FiO2 0.21, CO2 60', verdict: 'Too far: more acid on an acid heart.' },
    {
      slug: 'with-nitric-oxide',
      name: 'FiO2 0.30 with iNO 20 ppm',
      verdict: 'Nitric oxide opens the lung: the wrong way round.',
    },
  ],
  settledNote:
    'Whatever was chosen, the medical director sets the plan: FiO2 0.25, CO2 42. The sled’s blender stands at it.',
  working: ['Accepted: FiO2 0.21 to 0.30, CO2 40 to 45'],
  reportedAs: 'Breathing plan',
  inLog: 'breathing plan',
}

/** One question for each role alone. Sources 75, 76 and 82 (apnea), 44 (gas; the factor for air is a working value). */
const own: readonly Ask[] = [
  {
    ...{ kind: 'choice', slug: 'obliged', title: 'Your own question', asked: [PROVIDER] },
    question: 'What do these two pressures oblige you to?',
    right: 'alprostadil-now',
    options: [
      {
        slug: 'sepsis-first',
        name: 'Antibiotics and 40 mL/kg; alprostadil if an echo shows the arch',
        verdict: 'The duct closes during the wait, and volume fills lungs and liver.',
      },
      {
        slug: 'pphn-again',
        name: 'Nitric oxide and full oxygen; call the ECMO center',
        verdict: 'A foot below the hand with no femoral pulse is not a tight lung.',
      },
      {
        slug: 'alprostadil-now',
        name: 'Alprostadil as the first drug, before any echo; antibiotics too; call the cardiac surgical center now',
        verdict: 'Right: it is started on suspicion, and the rival is treated beside it.',
      },
      {
        slug: 'tube-first',
        name: 'Intubate as soon as you are through the door, then see',
        verdict: 'Not as the first step: a failing heart without support may stop at induction.',
      },
    ],
    working: ['No femoral pulse, a gradient of 21, shock on day 6: the arch, until an echo says otherwise'],
  },
  {
    ...{ kind: 'numbers', slug: 'apnea-hour', title: 'Your own question', asked: [PROVIDER] },
    question: 'In the first how many minutes does apnea from alprostadil usually show?',
    given: [],
    numbers: [
      {
        slug: 'minutes',
        label: 'Within',
        unit: 'min',
        right: 60,
        accepted: { from: 60, to: 60 },
        limits: { from: 0, to: 10_000 },
        wrongIdeas: [
          { value: 10, why: 'Too short to relax after it.' },
          { value: 240, why: 'Usually it shows in the first hour.' },
        ],
      },
    ],
    working: ['Usually in the first hour; in one series of transports all early apneas came within one'],
  },
  {
    ...{ kind: 'numbers', slug: 'air-cylinders', title: 'Your own question', asked: [RT] },
    question: 'How long does one E cylinder of air last, and how many do you load?',
    given: [
      { label: 'Cylinder', value: 'Air, E, at 2,000 psi' },
      { label: 'Kept back', value: '200 psi' },
      { label: 'Factor', value: '0.28 L per psi' },
      { label: 'Gas use', value: '8 L/min at FiO2 0.25' },
      { label: 'Bedside to bed', value: '70 min, and half as much again as reserve' },
    ],
    numbers: [
      {
        slug: 'minutes',
        label: 'One cylinder lasts',
        unit: 'min',
        countedAs: 'cylinder-minutes',
        right: 66,
        accepted: { from: 66, to: 67 },
        limits: { from: 0, to: 10_000 },
        wrongIdeas: [
          { value: 63, why: 'All 8 L/min were taken as air.' },
          { value: 74, why: 'No reserve was kept in the cylinder.' },
          { value: 1260, why: 'That is the oxygen.' },
        ],
      },
      {
        slug: 'cylinders',
        label: 'Cylinders of air to load',
        unit: '',
        right: 2,
        accepted: { from: 2, to: 2 },
        limits: { from: 0, to: 10_000 },
        wrongIdeas: [{ value: 1, why: '66 min for a way of 70.' }],
      },
    ],
    working: [
      'Oxygen: (0.25 - 0.21) / 0.79 x 8 = 0.4 L/min, so air 7.6 L/min',
      '(2,000 - 200) x 0.28 = 504 L',
      '504 / 7.6 = 66 min (accepted: 66 to 67)',
      '70 min and half as much again are 105; 105 / 66 = 1.6, so 2',
      'When the air runs out a blender gives 100 % oxygen; here that is not the safe side.',
    ],
  },
  {
    ...{ kind: 'numbers', slug: 'drip-rate', title: 'Your own question', asked: [RN] },
    question: 'At what rate does the alprostadil run?',
    given: [
      { label: 'Order', value: 'Alprostadil 0.05 mcg/kg/min' },
      { label: 'Syringe', value: '10 mcg/mL' },
      { label: 'Weight', value: `${weightKg} kg` },
    ],
    numbers: [
      {
        slug: 'rate',
        label: 'Rate',
        unit: 'mL/h',
        isDose: true,
        right: 1.02,
        accepted: { from: 1.01, to: 1.03 },
        limits: { from: 0, to: 10_000 },
        wrongIdeas: [
          { value: 0.017, why: 'The x 60 was forgotten: that is mL a minute.' },
          { value: 10.2, why: 'The decimal point slipped: ten times too much.' },
          { value: 0.3, why: 'The weight was forgotten.' },
          { value: 0.51, why: 'Worked out with 20 mcg/mL, the strength of epinephrine.' },
        ],
      },
    ],
    working: ['0.05 x 3.4 x 60 / 10 = 1.02 mL/h (accepted: 1.01 to 1.03)'],
  },
]

export const challenge: Challenge = {
  about: 'with what was said on the phone',
  asks: [...gradient, breathingPlan, ...own],
}
