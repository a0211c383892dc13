import { RN } from '#case/records/roles.ts'
import type { CalculateTask } from '#case/story/task.ts'
import { weightKg } from './recipes.ts'

/** What an apnea and an arrest will ask for, worked out before. Sources 23, 75 and 98; ketamine and rocuronium are working values. */
export const airwayCard: CalculateTask = {
  kind: 'calculate',
  roleId: RN,
  firebaseId: 'airway-card',
  closes: 'MixedMeds',
  needs: {
    works: ['epinephrine', 'saline'],
    ifMissing: 'The airway card opens once epinephrine and saline are ready.',
  },
  taskName: 'Airway card',
  taskDesc:
    'Work out the doses for apnea and arrest while the runner is on the way. No clock; it belongs to Mixed Meds.',
  url: '/nurse/transport/preparation/epi-challenge',
  steps: [
    {
      kind: 'choose',
      slug: 'vial',
      label: 'Choose the epinephrine for a code',
      options: [
        {
          slug: '1-mg-per-ml',
          name: 'Vial 1 mg/mL',
          hint: 'In date and ready is safer than a dilution by hand.',
        },
        { slug: '0.1-mg-per-ml', name: 'Ready syringe 0.1 mg/mL, in date' },
      ],
      right: '0.1-mg-per-ml',
      ifSkipped: 'Choose the epinephrine first.',
    },
    {
      kind: 'numbers',
      slug: 'doses',
      label: 'Write two doses on the card',
      asks: [
        {
          slug: 'code-dose',
          label: `Code dose: 0.02 mg/kg IV of 0.1 mg/mL for ${weightKg} kg`,
          unit: 'mL',
          right: 0.68,
          tolerance: 0.02,
          wrong: [
            { value: 0.068, hint: 'That is the volume of 1 mg/mL.' },
            { value: 6.8, hint: 'Ten times too much.' },
            { value: 3.4, hint: 'That is the dose by the tube, 0.1 mg/kg.' },
          ],
          hint: `First the dose in mg for ${weightKg} kg, then the volume at 0.1 mg/mL. Allowed are 0.34 to 1.02 mL.`,
          working: '0.02 x 3.4 = 0.068 mg; 0.068 / 0.1 = 0.68 mL, then a 3 mL flush',
        },
        {
          slug: 'atropine',
          label: `Atropine before a tube: 0.02 mg/kg of 0.1 mg/mL for ${weightKg} kg`,
          unit: 'mL',
          right: 0.68,
          tolerance: 0.02,
          wrong: [
            { value: 6.8, hint: 'Ten times too much.' },
            { value: 0.068, hint: 'A tenth: too little, and slow.' },
          ],
          hint: `First the dose in mg for ${weightKg} kg, then the volume at 0.1 mg/mL.`,
          working: '0.02 x 3.4 = 0.068 mg; 0.068 / 0.1 = 0.68 mL',
        },
      ],
      ifSkipped: 'The two doses are still open.',
    },
    {
      kind: 'choose',
      slug: 'tell-apart',
      label: 'Lay the two syringes out',
      options: [
        {
          slug: 'side-by-side',
          name: 'Same tray, side by side',
          hint: 'Both say 0.68 mL. In a hurry the eye reads the volume.',
        },
        { slug: 'two-colors', name: 'Two colors of label, the name turned up' },
      ],
      right: 'two-colors',
      ifSkipped: 'Two syringes of one volume lie there, and nobody can tell them apart.',
    },
    {
      kind: 'numbers',
      slug: 'drip-rate',
      label: 'Write the rate of the drip on the card',
      asks: [
        {
          slug: 'drip',
          label: `Alprostadil 0.05 mcg/kg/min at 10 mcg/mL for ${weightKg} kg. What rate?`,
          unit: 'mL/h',
          right: 1.02,
          tolerance: 0.01,
          wrong: [
            { value: 0.017, hint: 'That is mL a minute: the x 60 is missing.' },
            { value: 10.2, hint: 'Ten times too much. Look at the decimal point.' },
            { value: 0.3, hint: 'The weight is missing.' },
            { value: 0.51, hint: 'That is the strength of epinephrine, 20 mcg/mL.' },
          ],
          hint: 'Dose x weight x 60, divided by the concentration.',
          working: '0.05 x 3.4 x 60 / 10 = 1.02 mL/h',
        },
      ],
      ifSkipped: 'The rate is still open.',
    },
  ],
}
