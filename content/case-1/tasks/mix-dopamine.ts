import type { Drug } from '#case/story/task.ts'
import { feedingSyringe, lineSyringe } from './checked-syringe.ts'

/** 80 mg in 50 mL. The recipe as numbers: recipes.ts. */
export const mixDopamine: Drug = {
  slug: 'dopamine',
  name: 'Dopamine',
  ordered: 'Dopamine 1,600 mcg/mL, 50 mL',
  busyMs: 120_000,
  totalMs: 120_000,
  steps: [
    {
      kind: 'pick-items',
      slug: 'read-label',
      label: 'Read the vial label aloud: tap each part',
      items: [
        { slug: 'name', name: 'Name', isRight: true, note: 'Dopamine' },
        { slug: 'strength', name: 'Strength', isRight: true, note: '40 mg/mL' },
        { slug: 'expiry', name: 'Expiry', isRight: true, note: 'In date' },
      ],
      ifSkipped: 'Read name, strength and expiry before you draw anything.',
    },
    {
      kind: 'choose',
      slug: 'syringe',
      label: 'Choose the syringe',
      options: [
        { slug: '10-ml', name: '10 mL', hint: 'Too small: drug and diluent go into one syringe.' },
        { slug: '20-ml', name: '20 mL', hint: 'Too small: drug and diluent go into one syringe.' },
        { slug: '50-ml', name: '50 mL' },
      ],
      right: '50-ml',
      ifSkipped: 'You have no syringe yet.',
    },
    {
      kind: 'number',
      slug: 'diluent',
      label: 'Draw the diluent',
      using: {
        label: 'From which bag?',
        options: [
          { slug: 'd5w', name: 'D5W' },
          { slug: 'saline', name: '0.9% saline', hint: 'This recipe is made with D5W.' },
        ],
        right: 'd5w',
      },
      unit: 'mL',
      right: 48,
      tolerance: 0,
      wrong: [
        { value: 49, hint: '49 mL is the epinephrine recipe.' },
        { value: 50, hint: '50 mL is the whole syringe: leave room for the drug.' },
      ],
      hint: 'Diluent and drug together make 50 mL.',
      ifSkipped: 'Draw the diluent first.',
    },
    {
      kind: 'number',
      slug: 'drug',
      label: 'Draw the drug',
      unit: 'mL',
      right: 2,
      tolerance: 0,
      wrong: [{ value: 1, hint: '1 mL is the epinephrine recipe.' }],
      hint: 'The drip needs 80 mg, and the vial holds 40 mg/mL.',
      ifSkipped: 'The drug is not drawn yet.',
    },
    {
      kind: 'do',
      slug: 'invert',
      label: 'Add the drug to the diluent and invert',
      reading: 'Mixed, 50 mL',
      ifSkipped: 'Drug and diluent are not mixed yet.',
    },
    {
      kind: 'choose',
      slug: 'label',
      label: 'Stick the label on the syringe',
      options: [
        {
          slug: 'vial-strength',
          name: 'Dopamine 40 mg/mL, 3.2 kg, time',
          hint: '40 mg/mL is the vial. In the syringe 80,000 mcg are in 50 mL.',
        },
        { slug: 'complete', name: 'Dopamine 1,600 mcg/mL, 3.2 kg, time' },
        {
          slug: 'no-weight',
          name: 'Dopamine 1,600 mcg/mL, time',
          hint: 'Something is missing. A label says drug, concentration, weight and time.',
        },
      ],
      right: 'complete',
      ifSkipped: 'Without a label nobody can know what the syringe holds.',
    },
    {
      kind: 'check',
      slug: 'second-check',
      label: 'Ask for the second-person check',
      drug: 'Dopamine',
      order: 'Dopamine 1,600 mcg/mL, 50 mL, into a vein, for 3.2 kg',
      made: [
        {
          slug: 'drawn',
          name: 'Amount',
          value: '2 mL of 40 mg/mL (80 mg) + 48 mL D5W = 50 mL',
          again: 'Worked out again: 80,000 mcg in 50 mL is 1,600 mcg/mL. It fits.',
        },
        {
          slug: 'label',
          name: 'Label',
          value: 'Dopamine 1,600 mcg/mL, 3.2 kg, time',
          again: 'Read again: drug, concentration, weight and time. It fits.',
        },
        lineSyringe,
      ],
      // Source 55: names that are taken for each other.
      misfits: [
        {
          part: 'label',
          value: 'Dobutamine 1,600 mcg/mL, 3.2 kg, time',
          what: 'The sticker says dobutamine: it lay beside dopamine on the sheet.',
          mend: 'You put the right one on.',
        },
        feedingSyringe,
      ],
      ifSkipped: 'High-alert drug: independent check missing.',
    },
    {
      kind: 'choose',
      slug: 'load',
      label: 'Load the pump on standby and confirm what it shows',
      options: [
        { slug: 'right', name: '1,600 mcg/mL, 3.2 kg' },
        { slug: 'weight', name: '1,600 mcg/mL, 32 kg', hint: 'Ten times her weight. Look at the decimal point.' },
        { slug: 'strength', name: '160 mcg/mL, 3.2 kg', hint: 'The label on your syringe says something else.' },
      ],
      right: 'right',
      reading: 'On standby. The rate is set when it is ordered',
      ifSkipped: 'The syringe is not in the pump yet.',
    },
  ],
}
