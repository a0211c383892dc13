import type { RoleQuestions } from '#case/story/challenge.ts'

/** One question for each role alone. Sources 3 (ECMO), 17 and 44 (gas), 24 (dopamine). */
export const roleQuestions: RoleQuestions = {
  provider: {
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
  rt: {
    question: 'How long does one E cylinder last, and how many do you load?',
    given: [
      { label: 'Cylinder', value: 'E, at 2,000 psi' },
      { label: 'Kept back', value: '200 psi' },
      { label: 'Factor', value: '0.28 L per psi' },
      { label: 'Gas use', value: '15 L/min' },
      { label: 'Bedside to NICU', value: '115 min, without aircraft gas' },
    ],
    asks: [
      {
        slug: 'minutes',
        label: 'One cylinder lasts',
        unit: 'min',
        right: 33.6,
        accepted: { from: 33, to: 34 },
        wrongIdeas: [{ value: 37, why: 'No reserve was kept.' }],
      },
      {
        slug: 'cylinders',
        label: 'Cylinders to load',
        unit: '',
        right: 4,
        accepted: { from: 4, to: 4 },
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
  rn: {
    question: 'At what rate does the dopamine run?',
    given: [
      { label: 'Order', value: 'Dopamine 10 mcg/kg/min' },
      { label: 'Syringe', value: '1,600 mcg/mL' },
      { label: 'Weight', value: '3.2 kg' },
    ],
    asks: [
      {
        slug: 'rate',
        label: 'Rate',
        unit: 'mL/h',
        right: 1.2,
        accepted: { from: 1.19, to: 1.21 },
        wrongIdeas: [
          { value: 0.02, why: 'The x 60 was forgotten: that is mL a minute.' },
          { value: 12, why: 'The decimal point slipped: ten times too much.' },
          { value: 0.375, why: 'The weight was forgotten.' },
        ],
      },
    ],
    working: ['10 x 3.2 x 60 / 1,600 = 1.2 mL/h (accepted: 1.19 to 1.21)'],
  },
}
