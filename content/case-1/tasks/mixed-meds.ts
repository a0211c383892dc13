import { RN } from '#case/records/roles.ts'
import type { MixingTask } from '#case/story/task.ts'
import { type DrawnFor, drawBolus, mixDrip } from '../../tasks/draw-up.ts'
import { dopamine, epinephrine, salineBolus, weightKg } from './recipes.ts'

const drawnFor: DrawnFor = { weightKg, weight: 'her weight' }

/** 80 mg in 50 mL. */
export const mixDopamine = mixDrip(
  'dopamine',
  dopamine,
  {
    wrongDiluent: { value: 49, hint: '49 mL is the epinephrine recipe.' },
    wrongDrug: { value: 1, hint: '1 mL is the epinephrine recipe.' },
    drugHint: 'The drip needs 80 mg, and the vial holds 40 mg/mL.',
    soundsLike: 'Dobutamine',
    wrongMcgPerMl: 160,
    labels: ['vial-strength', 'complete', 'no-weight'],
    screens: ['right', 'weight', 'strength'],
  },
  drawnFor,
)

/** 1 mg in 50 mL. */
export const mixEpinephrine = mixDrip(
  'epinephrine',
  epinephrine,
  {
    wrongDiluent: { value: 48, hint: '48 mL is the dopamine recipe.' },
    wrongDrug: { value: 2, hint: '2 mL is the dopamine recipe.' },
    drugHint: 'The drip needs 1 mg.',
    from: {
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
    soundsLike: 'Ephedrine',
    wrongMcgPerMl: 200,
    labels: ['complete', 'vial-strength', 'no-weight'],
    screens: ['weight', 'right', 'strength'],
  },
  drawnFor,
)

export const drawSaline = drawBolus(
  'saline',
  {
    fluid: salineBolus.drug,
    name: 'Saline bolus',
    ml: salineBolus.ml,
    mlPerKg: salineBolus.mlPerKg,
    wrong: [
      { value: 48, hint: '48 mL is the diluent of the dopamine recipe.' },
      { value: 49, hint: '49 mL is the diluent of the epinephrine recipe.' },
      { value: 3.2, hint: 'That is 1 mL/kg. Look at the decimal point.' },
    ],
  },
  drawnFor,
)

/** The stock is in the transport bag, so mixing does not wait for the pharmacy. Source 28: standard concentrations. */
export const mixedMeds: MixingTask = {
  kind: 'mix',
  roleId: RN,
  scene: 'mixing',
  firebaseId: 'MixedMeds',
  taskName: 'Mixed Meds AR',
  taskDesc: 'Mix dopamine, mix epinephrine, draw up saline',
  url: '/nurse/transport/preparation/mix-medicine',
  totalMs: 360_000,
  drugs: [mixDopamine, mixEpinephrine, drawSaline],
}
