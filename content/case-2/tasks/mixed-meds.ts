import { RN } from '#case/records/roles.ts'
import type { MixingTask } from '#case/story/task.ts'
import { type DrawnFor, drawBolus, mixDrip } from '../../tasks/draw-up.ts'
import { alprostadil, epinephrine, salineStep, weightKg } from './recipes.ts'

const drawnFor: DrawnFor = { weightKg, weight: 'his weight' }

/** 1 mg in 50 mL, from the transport bag. */
export const mixEpinephrine = mixDrip(
  'epinephrine',
  epinephrine,
  {
    wrongDiluent: { value: 48, hint: 'Half a drip of another recipe: this one takes 1 mL of drug.' },
    wrongDrug: { value: 2, hint: '2 mL would be 2 mg: twice the strength on the label.' },
    drugHint: 'The drip needs 1 mg.',
    from: {
      label: 'From which box?',
      options: [
        {
          slug: '0.1-mg-per-ml',
          name: '0.1 mg/mL, ready syringe',
          hint: 'The ready syringe is for a code and stays where it is. The drip is made from 1 mg/mL.',
        },
        { slug: '1-mg-per-ml', name: '1 mg/mL' },
      ],
      right: '1-mg-per-ml',
    },
    soundsLike: 'Ephedrine',
    wrongMcgPerMl: 200,
    labels: ['complete', 'vial-strength', 'no-weight'],
    screens: ['weight', 'right', 'strength'],
  },
  drawnFor,
)

/** 500 mcg in 50 mL, from the pharmacy's refrigerator. That dinoprostone is taken for it is a working value. */
export const mixAlprostadil = mixDrip(
  'alprostadil',
  alprostadil,
  {
    wrongDiluent: { value: 19, hint: '19 mL is the recipe of 20 mL.' },
    wrongDrug: { value: 0.4, hint: 'That is the recipe of 20 mL.' },
    drugHint: 'The drip needs 500 mcg.',
    from: {
      label: 'From which box?',
      options: [
        {
          slug: 'transport-bag',
          name: 'Ampoule from the bag, red heat mark',
          hint: 'Warm for nobody knows how long. It stays in the bag.',
        },
        {
          slug: 'dinoprostone',
          name: 'Dinoprostone, from the shelf below',
          hint: 'That is prostaglandin E2. He needs E1.',
        },
        { slug: 'cold-box', name: 'Ampoule from the cold box' },
      ],
      right: 'cold-box',
    },
    soundsLike: 'Dinoprostone',
    wrongMcgPerMl: 1,
    labels: ['vial-strength', 'complete', 'no-weight'],
    screens: ['right', 'strength', 'weight'],
  },
  drawnFor,
)

const drawSaline = drawBolus(
  'saline',
  {
    fluid: salineStep.drug,
    name: 'Saline step',
    ml: salineStep.ml,
    mlPerKg: salineStep.mlPerKg,
    wrong: [
      { value: 170, hint: 'Ten times too much. Look at the decimal point.' },
      { value: 34, hint: '10 mL/kg was the hospital’s, and it did not help him.' },
      { value: 49, hint: '49 mL is the diluent of a drip.' },
    ],
  },
  drawnFor,
)

/** Epinephrine and saline come from the bag; alprostadil waits for the runner. Sources 77 to 79. */
export const mixedMeds: MixingTask = {
  kind: 'mix',
  roleId: RN,
  scene: 'mixing',
  firebaseId: 'MixedMeds',
  taskName: 'Mixed Meds AR',
  taskDesc: 'Mix epinephrine, draw up saline, mix alprostadil',
  url: '/nurse/transport/preparation/mix-medicine',
  totalMs: 360_000,
  drugs: [
    mixEpinephrine,
    drawSaline,
    {
      ...mixAlprostadil,
      needs: {
        works: ['OrderPharmacy'],
        ifMissing: 'It lies in the pharmacy’s refrigerator. The runner is on the way once the order is sent.',
      },
    },
  ],
}
