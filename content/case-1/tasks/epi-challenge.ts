import { RN } from '#case/records/roles.ts'
import type { CalculateTask } from '#case/story/task.ts'
import { weightKg } from './recipes.ts'

/** The code dose, made and drawn up before anyone needs it. Source 23; the arithmetic: docs/clinical/doses.md. */
export const epiChallenge: CalculateTask = {
  kind: 'calculate',
  roleId: RN,
  scene: 'mixing',
  firebaseId: 'epi-challenge',
  closes: 'MixedMeds',
  taskName: 'Epi-challenge',
  taskDesc:
    'The kit’s ready syringe has expired: make the code strength of epinephrine and draw up one dose. No clock; it completes Mixed Meds.',
  url: '/nurse/transport/preparation/epi-challenge',
  steps: [
    {
      kind: 'choose',
      slug: 'vial',
      label: 'Choose the vial',
      options: [
        {
          slug: '0.1-mg-per-ml',
          name: '0.1 mg/mL, expired',
          hint: 'A ready syringe is the first choice, but this one has expired. Today you dilute from the vial.',
        },
        { slug: '1-mg-per-ml', name: '1 mg/mL' },
      ],
      right: '1-mg-per-ml',
      ifSkipped: 'Choose the vial first.',
    },
    {
      kind: 'number',
      slug: 'drug',
      label: 'Draw the drug',
      unit: 'mL',
      right: 1,
      tolerance: 0,
      wrong: [{ value: 10, hint: '10 mL is what you end up with, drug and saline together.' }],
      hint: 'The code syringe holds 1 mg.',
      ifSkipped: 'The drug is not drawn yet.',
    },
    {
      kind: 'number',
      slug: 'diluent',
      label: 'Add the saline',
      unit: 'mL',
      right: 9,
      tolerance: 0,
      wrong: [
        { value: 10, hint: 'That makes 11 mL. Drug and saline together make 10 mL.' },
        { value: 49, hint: '49 mL is the recipe of the drip.' },
      ],
      hint: 'Drug and saline together make 10 mL.',
      ifSkipped: 'The syringe holds undiluted drug.',
    },
    {
      kind: 'choose',
      slug: 'label',
      label: 'Label the syringe',
      options: [
        { slug: '1-mg-per-ml', name: '1 mg/mL', hint: '1 mg/mL is the vial. You have made it weaker.' },
        { slug: '0.1-mg-per-ml', name: '0.1 mg/mL' },
        { slug: '20-mcg-per-ml', name: '20 mcg/mL', hint: '20 mcg/mL is the drip.' },
      ],
      right: '0.1-mg-per-ml',
      ifSkipped: 'Without a label nobody can know what the syringe holds.',
    },
    {
      kind: 'numbers',
      slug: 'dose-and-drip',
      label: 'Draw one dose, then answer the drip question',
      asks: [
        {
          slug: 'code-dose',
          label: `Draw the code dose: 0.02 mg/kg IV for ${weightKg} kg`,
          using: {
            label: 'Into which syringe?',
            options: [
              { slug: '1-ml', name: '1 mL' },
              { slug: '10-ml', name: '10 mL', hint: 'Too coarse for a dose this small. Take a finer scale.' },
            ],
            right: '1-ml',
          },
          unit: 'mL',
          right: 0.64,
          tolerance: 0.02,
          wrong: [
            {
              value: 0.064,
              hint: 'That is the volume for 1 mg/mL. From the 0.1 mg/mL syringe it is a tenth of the dose.',
            },
            {
              value: 0.32,
              hint: 'Not what was ordered: that is 0.01 mg/kg, the bottom of the allowed range of 0.32 to 0.96 mL.',
            },
            { value: 3.2, hint: 'That is the endotracheal dose, 0.1 mg/kg.' },
            { value: 6.4, hint: 'Ten times too much.' },
          ],
          hint: `First the dose in mg for ${weightKg} kg, then the volume at 0.1 mg/mL.`,
          working: '0.02 x 3.2 = 0.064 mg; 0.064 / 0.1 = 0.64 mL, then a 3 mL saline flush',
        },
        {
          slug: 'drip',
          label: 'The drip: 0.05 mcg/kg/min at 20 mcg/mL. What rate?',
          unit: 'mL/h',
          right: 0.48,
          tolerance: 0.01,
          wrong: [
            { value: 0.008, hint: 'That is mL a minute: the x 60 is missing.' },
            { value: 4.8, hint: 'Ten times too much. Look at the decimal point.' },
            { value: 0.15, hint: 'The weight is missing.' },
          ],
          hint: 'Dose x weight x 60, divided by the concentration.',
          working: '0.05 x 3.2 x 60 / 20 = 0.48 mL/h',
        },
      ],
      ifSkipped: 'The dose and the drip question are still open.',
    },
  ],
}
