import type { Drug } from '#case/story/task.ts'

/** One bolus of 10 mL/kg. Nothing is mixed, so nobody else has to check it. */
export const drawSaline: Drug = {
  slug: 'saline',
  name: 'Saline bolus',
  ordered: '0.9% saline, one bolus of 10 mL/kg',
  busyMs: 120_000,
  totalMs: 120_000,
  steps: [
    {
      kind: 'pick-items',
      slug: 'read-label',
      label: 'Read the label aloud: tap each part',
      items: [
        { slug: 'name', name: 'Name', isRight: true, note: 'Sodium chloride' },
        { slug: 'strength', name: 'Strength', isRight: true, note: '0.9%' },
        { slug: 'expiry', name: 'Expiry', isRight: true, note: 'In date' },
      ],
      ifSkipped: 'Read name, strength and expiry before you draw anything.',
    },
    {
      kind: 'choose',
      slug: 'syringe',
      label: 'Choose the syringe',
      options: [
        { slug: '10-ml', name: '10 mL', hint: 'Too small: the whole bolus goes into one syringe.' },
        { slug: '20-ml', name: '20 mL', hint: 'Too small: the whole bolus goes into one syringe.' },
        { slug: '50-ml', name: '50 mL' },
      ],
      right: '50-ml',
      ifSkipped: 'You have no syringe yet.',
    },
    {
      kind: 'number',
      slug: 'draw',
      label: 'Draw the bolus',
      using: {
        label: 'From which bag?',
        options: [
          { slug: 'd5w', name: 'D5W', hint: 'D5W is the diluent of the drips. A bolus is saline.' },
          { slug: 'saline', name: '0.9% saline' },
        ],
        right: 'saline',
      },
      unit: 'mL',
      right: 32,
      tolerance: 0,
      wrong: [
        { value: 48, hint: '48 mL is the diluent of the dopamine recipe.' },
        { value: 49, hint: '49 mL is the diluent of the epinephrine recipe.' },
        { value: 3.2, hint: 'That is 1 mL/kg. Look at the decimal point.' },
      ],
      hint: 'A bolus is 10 mL/kg.',
      ifSkipped: 'The syringe is still empty.',
    },
    {
      kind: 'choose',
      slug: 'label',
      label: 'Stick the label on the syringe',
      options: [
        {
          slug: 'no-weight',
          name: '0.9% saline 32 mL, time',
          hint: 'Something is missing. A label says drug, concentration, weight and time.',
        },
        { slug: 'complete', name: '0.9% saline 32 mL, 3.2 kg, time' },
      ],
      right: 'complete',
      ifSkipped: 'Without a label nobody can know what the syringe holds.',
    },
    {
      kind: 'choose',
      slug: 'load',
      label: 'Load the pump on standby and confirm what it shows',
      options: [
        { slug: 'right', name: '0.9% saline, 3.2 kg' },
        { slug: 'weight', name: '0.9% saline, 32 kg', hint: 'Ten times her weight. Look at the decimal point.' },
      ],
      right: 'right',
      reading: 'On standby. The rate is set when it is ordered',
      ifSkipped: 'The syringe is not in the pump yet.',
    },
  ],
}
