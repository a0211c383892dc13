import type { Drug } from '#case/story/task.ts'
import { feedingSyringe, lineSyringe } from './checked-syringe.ts'

/** 1 mg in 50 mL. The recipe as numbers: recipes.ts. */
export const mixEpinephrine: Drug = {
  slug: 'epinephrine',
  name: 'Epinephrine',
  ordered: 'Epinephrine 20 mcg/mL, 50 mL',
  busyMs: 120_000,
  totalMs: 120_000,
  steps: [
    {
      kind: 'pick-items',
      slug: 'read-label',
      label: 'Read the vial label aloud: tap each part',
      items: [
        { slug: 'name', name: 'Name', isRight: true, note: 'Epinephrine' },
        { slug: 'strength', name: 'Strength', isRight: true, note: '1 mg/mL' },
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
      right: 49,
      tolerance: 0,
      wrong: [
        { value: 48, hint: '48 mL is the dopamine recipe.' },
        { value: 50, hint: '50 mL is the whole syringe: leave room for the drug.' },
      ],
      hint: 'Diluent and drug together make 50 mL.',
      ifSkipped: 'Draw the diluent first.',
    },
    {
      kind: 'number',
      slug: 'drug',
      label: 'Draw the drug',
      using: {
        label: 'From which box?',
        options: [
          {
            slug: '0.1-mg-per-ml',
            name: '0.1 mg/mL, expired',
            hint: 'The ready code syringe has expired, so it stays where it is. The drip is made from 1 mg/mL.',
          },
          { slug: '1-mg-per-ml', name: '1 mg/mL' },
        ],
        right: '1-mg-per-ml',
      },
      unit: 'mL',
      right: 1,
      tolerance: 0,
      wrong: [{ value: 2, hint: '2 mL is the dopamine recipe.' }],
      hint: 'The drip needs 1 mg.',
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
        { slug: 'complete', name: 'Epinephrine 20 mcg/mL, 3.2 kg, time' },
        {
          slug: 'vial-strength',
          name: 'Epinephrine 1 mg/mL, 3.2 kg, time',
          hint: '1 mg/mL is the vial. In the syringe 1,000 mcg are in 50 mL.',
        },
        {
          slug: 'no-weight',
          name: 'Epinephrine 20 mcg/mL, time',
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
      drug: 'Epinephrine',
      order: 'Epinephrine 20 mcg/mL, 50 mL, into a vein, for 3.2 kg',
      made: [
        {
          slug: 'drawn',
          name: 'Amount',
          value: '1 mL of 1 mg/mL (1 mg) + 49 mL D5W = 50 mL',
          again: 'Worked out again: 1,000 mcg in 50 mL is 20 mcg/mL. It fits.',
        },
        {
          slug: 'label',
          name: 'Label',
          value: 'Epinephrine 20 mcg/mL, 3.2 kg, time',
          again: 'Read again: drug, concentration, weight and time. It fits.',
        },
        lineSyringe,
      ],
      // Source 55: names that are taken for each other.
      misfits: [
        {
          part: 'label',
          value: 'Ephedrine 20 mcg/mL, 3.2 kg, time',
          what: 'The sticker says ephedrine: it lay beside epinephrine on the sheet.',
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
        { slug: 'weight', name: '20 mcg/mL, 32 kg', hint: 'Ten times her weight. Look at the decimal point.' },
        { slug: 'right', name: '20 mcg/mL, 3.2 kg' },
        { slug: 'strength', name: '200 mcg/mL, 3.2 kg', hint: 'The label on your syringe says something else.' },
      ],
      right: 'right',
      reading: 'On standby. The rate is set when it is ordered',
      ifSkipped: 'The syringe is not in the pump yet.',
    },
  ],
}
