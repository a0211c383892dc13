import type { StepView } from '#case/views/preparation/task-steps.ts'
import type { SceneSetup } from './scene.ts'

export const stepOf = ({ steps }: SceneSetup, slug: string): StepView | undefined =>
  steps.find((step) => step.slug === slug)

export const currentSlug = ({ steps, current }: SceneSetup): string | null => steps[current]?.slug ?? null

/** Behind the step in hand. A step whose wait still runs is not done. */
export const isDone = ({ steps, current }: SceneSetup, slug: string): boolean =>
  steps.slice(0, Math.max(0, current)).some((step) => step.slug === slug)

export const isCurrent = (setup: SceneSetup, slug: string): boolean => currentSlug(setup) === slug

/** It was begun and its wait runs. */
export const isWaiting = (setup: SceneSetup, slug: string): boolean => isCurrent(setup, slug) && setup.waitMs !== null

/** The name of what was chosen at a step, once it is done. */
export function chosenName(setup: SceneSetup, slug: string): string | null {
  const step = stepOf(setup, slug)
  return step?.options?.find((option) => option.slug === step.chosen)?.name ?? null
}
