import type { AskView } from '#case/views/preparation/task-steps.ts'
import { numberIn } from '../../../base/ui/typed-number.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isCurrent, isDone, stepOf } from '../scene/setup.ts'
import { isSize, type Size } from './syringe-sizes.ts'

/** The code dose is made from a vial that is chosen; the drips and the bolus begin with a label that is read. */
export const isChallenge = (setup: SceneSetup): boolean => stepOf(setup, 'vial') !== undefined

/** Drawing from a bag into the syringe that goes into the pump. */
export const bagStep = (setup: SceneSetup): 'draw' | 'diluent' => (stepOf(setup, 'draw') ? 'draw' : 'diluent')

/** The drug of a drip is drawn into a syringe of its own and added. */
export const hasDrugSyringe = (setup: SceneSetup): boolean => !isChallenge(setup) && stepOf(setup, 'drug') !== undefined

/** Of the numbers at the last step of the challenge: the one in hand. */
export const openAsk = (setup: SceneSetup): AskView | undefined =>
  isCurrent(setup, 'dose-and-drip') ? stepOf(setup, 'dose-and-drip')?.asks?.find((ask) => !ask.isDone) : undefined

/** The one that asks what to draw into. */
export const doseAsk = (setup: SceneSetup): AskView | undefined =>
  stepOf(setup, 'dose-and-drip')?.asks?.find(({ using }) => using !== null)

/** A dose is being drawn, or was. */
export const isDosing = (setup: SceneSetup): boolean =>
  isChallenge(setup) && (isCurrent(setup, 'dose-and-drip') || isDone(setup, 'dose-and-drip'))

export const isDoseInHand = (setup: SceneSetup): boolean =>
  openAsk(setup) !== undefined && openAsk(setup)?.slug === doseAsk(setup)?.slug

/** What is drawn at a step: entered at the moment, or given. */
const amountAt = (setup: SceneSetup, slug: string): number =>
  (isCurrent(setup, slug) ? numberIn(setup.draft.text) : stepOf(setup, slug)?.value) ?? 0

/** The syringe that all goes into; null until one is chosen. */
export function mainSize(setup: SceneSetup): Size | null {
  if (isChallenge(setup)) return '10-ml'
  const chosen = isDone(setup, 'syringe') ? stepOf(setup, 'syringe')?.chosen : null
  return isSize(chosen) ? chosen : null
}

/** How much is in it, in mL. */
export function mainMl(setup: SceneSetup): number {
  if (isChallenge(setup)) return Math.max(0, amountAt(setup, 'drug') + amountAt(setup, 'diluent') - doseMl(setup))
  return amountAt(setup, bagStep(setup)) + (isDone(setup, 'invert') ? amountAt(setup, 'drug') : 0)
}

/** How much is in the syringe of the drug. */
export const drugMl = (setup: SceneSetup): number => (isDone(setup, 'invert') ? 0 : amountAt(setup, 'drug'))

/** The syringe that was taken for the dose. */
export function doseSize(setup: SceneSetup): Size | null {
  const slug = isDoseInHand(setup) ? setup.draft.using : doseAsk(setup)?.chosen
  return isDosing(setup) && isSize(slug) ? slug : null
}

export function doseMl(setup: SceneSetup): number {
  if (!isDosing(setup)) return 0
  return (isDoseInHand(setup) ? numberIn(setup.draft.text) : doseAsk(setup)?.value) ?? 0
}

/** The label that sticks on it. */
export function stuckLabel(setup: SceneSetup): string | null {
  const step = stepOf(setup, 'label')
  return isDone(setup, 'label') ? (step?.options?.find(({ slug }) => slug === step.chosen)?.name ?? null) : null
}

/** It lies in the pump. */
export const isLoaded = (setup: SceneSetup): boolean =>
  mainSize(setup) !== null && (isCurrent(setup, 'load') || isDone(setup, 'load'))

/** What it is drawn from: entered at the moment, or given. */
export const drawnFrom = (setup: SceneSetup, slug: string): string | null =>
  isCurrent(setup, slug) ? setup.draft.using : isDone(setup, slug) ? (stepOf(setup, slug)?.chosen ?? null) : null
