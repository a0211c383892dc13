import type { OptionView } from '#case/views/preparation/task-steps.ts'
import { PER_TURN } from '../pumps/pump-place.ts'
import type { Drag, Part, SceneSetup, Tap } from '../scene/scene.ts'
import { isDone, stepOf } from '../scene/setup.ts'
import {
  bagStep,
  doseAsk,
  doseSize,
  hasDrugSyringe,
  isChallenge,
  isDoseInHand,
  mainSize,
  openAsk,
} from './bench-state.ts'
import { type Size, sizes } from './syringe-sizes.ts'

const CLICK = [[520, 40]] as const
const PAPER = [[300, 30]] as const
const KEY = [[1320, 90]] as const
const ASKED = [
  [660, 90],
  [880, 140],
] as const

/** Everything on the bench that can be touched. Which of it is right is for the rules. */
export function benchParts(setup: SceneSetup): readonly Part[] {
  return isChallenge(setup) ? challengeParts(setup) : drugParts(setup)
}

function drugParts(setup: SceneSetup): readonly Part[] {
  const step = bagStep(setup)
  return [
    // A label that was read is part of its bag or vial again.
    ...(isDone(setup, 'read-label') ? [] : (stepOf(setup, 'read-label')?.items ?? [])).map(
      ({ slug, name, note }): Part => ({
        id: `read-label:${slug}`,
        name: note ? `Label, ${name}: ${note}` : `Label, ${name}`,
        tap: { kind: 'answer', step: 'read-label', choice: slug },
        sound: PAPER,
      }),
    ),
    ...options(setup, 'syringe').map((option) => choice('syringe', option, 'Syringe')),
    ...sources(setup, step, 'Bag'),
    ...filling('', mainSize(setup) ?? '50-ml', 'Plunger', step, isDone(setup, step) ? invert(setup) : null),
    ...sources(setup, 'drug', 'Box'),
    ...(hasDrugSyringe(setup) ? filling('drug-', '5-ml', 'Plunger of the drug syringe', 'drug', null) : []),
    ...options(setup, 'label').map((option) => choice('label', option, 'Printed label')),
    ...(stepOf(setup, 'second-check')
      ? [
          {
            id: 'stamp',
            name: 'Ask for the 2nd check',
            tap: { kind: 'answer', step: 'second-check' },
            sound: ASKED,
          } as const,
        ]
      : []),
    ...options(setup, 'load').map((option): Part => ({ ...choice('load', option, 'On the pump'), sound: KEY })),
  ]
}

function challengeParts(setup: SceneSetup): readonly Part[] {
  const open = openAsk(setup)
  const into = isDoseInHand(setup) ? doseSize(setup) : null
  return [
    ...options(setup, 'vial').map((option) => choice('vial', option, 'Vial')),
    ...(open ? [] : filling('', '10-ml', 'Plunger', isDone(setup, 'drug') ? 'diluent' : 'drug', null)),
    ...(into ? filling('', into, 'Plunger', 'dose-and-drip', null) : []),
    ...options(setup, 'label').map((option) => choice('label', option, 'Printed label')),
    // The numbers of one step share it: what belongs to the other one stays out of it.
    ...(!open || isDoseInHand(setup) ? (doseAsk(setup)?.using?.options ?? []) : []).map(
      ({ slug, name }): Part => ({
        id: `dose-and-drip:${slug}`,
        name: `Syringe for the dose, ${name}`,
        tap: { kind: 'using', step: 'dose-and-drip', using: slug },
        sound: CLICK,
      }),
    ),
    ...(isDoseInHand(setup) ? [] : rateKeys('dose-and-drip')),
  ]
}

const options = (setup: SceneSetup, step: string): readonly OptionView[] => stepOf(setup, step)?.options ?? []

const choice = (step: string, { slug, name }: OptionView, kind: string): Part => ({
  id: `${step}:${slug}`,
  name: `${kind}: ${name}`,
  tap: { kind: 'answer', step, choice: slug },
  sound: CLICK,
})

const sources = (setup: SceneSetup, step: string, kind: string): readonly Part[] =>
  (stepOf(setup, step)?.using?.options ?? []).map(({ slug, name }) => ({
    id: `${step}:${slug}`,
    name: `${kind}: ${name}`,
    tap: { kind: 'using', step, using: slug },
    sound: CLICK,
  }))

/** Turning the full syringe over, once there is something in it. */
const invert = (setup: SceneSetup): Tap | null => (stepOf(setup, 'invert') ? { kind: 'answer', step: 'invert' } : null)

/** A syringe that is drawn up: pull, push back a little, and cap it when it is right. */
function filling(prefix: string, size: Size, plunger: string, step: string, barrelTap: Tap | null): readonly Part[] {
  const { most, by, tapBy, scale } = sizes[size]
  const whose = prefix ? 'drug syringe' : 'syringe'
  // Also of the barrel: a plunger that is all the way in leaves a finger little to hold.
  const drag: Drag = { step, min: 0, max: most, by, motion: { kind: 'slide', from: [0, 0, 0], to: [scale, 0, 0] } }
  const barrel = `${prefix}barrel`
  return [
    { id: `${prefix}plunger`, name: `${plunger}, pull by ${tapBy} mL`, tap: { kind: 'nudge', step, by: tapBy }, drag },
    barrelTap
      ? { id: barrel, name: `Turn the ${whose} over`, tap: barrelTap, sound: CLICK }
      : { id: barrel, name: `Push the ${whose} back by ${by} mL`, tap: { kind: 'nudge', step, by: -by }, drag },
    { id: `${prefix}cap`, name: `Cap the ${whose}: amount is right`, tap: { kind: 'confirm', step }, sound: CLICK },
  ]
}

/** The keys of the pump that change a rate, under the names its panel gives them. */
const rateKeys = (step: string): readonly Part[] => [
  { id: 'up-fast', name: 'Rate, up by 0.1', tap: { kind: 'nudge', step, by: 0.1 } },
  { id: 'up', name: 'Rate, up by 0.01', tap: { kind: 'nudge', step, by: 0.01 } },
  { id: 'down', name: 'Rate, down by 0.01', tap: { kind: 'nudge', step, by: -0.01 } },
  { id: 'down-fast', name: 'Rate, down by 0.1', tap: { kind: 'nudge', step, by: -0.1 } },
  {
    id: 'dial',
    name: 'Dial of the pump, up by 0.01',
    tap: { kind: 'nudge', step, by: 0.01 },
    drag: {
      step,
      min: 0,
      max: 10,
      by: 0.01,
      motion: { kind: 'turn', at: [0, 0, 0], axis: [0, 0, 1], perTurn: PER_TURN },
    },
  },
  { id: 'ok', name: 'OK key of the pump', tap: { kind: 'confirm', step } },
]
