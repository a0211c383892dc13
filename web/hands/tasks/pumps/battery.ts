import type { OptionView } from '#case/views/preparation/task-steps.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isDone, stepOf } from '../scene/setup.ts'

const optionOf = (setup: SceneSetup, pump: number): OptionView | undefined =>
  stepOf(setup, 'battery')?.options?.find(({ slug }) => slug === slugOf(pump))

export const slugOf = (pump: number): string => `pump-${pump + 1}`

/** What a battery says of itself, as the view names it. */
export const chargeOf = (setup: SceneSetup, pump: number): string | null =>
  /\d+\s?%/.exec(optionOf(setup, pump)?.name ?? '')?.[0] ?? null

export const isSwapped = (setup: SceneSetup, pump: number): boolean =>
  isDone(setup, 'battery') && stepOf(setup, 'battery')?.chosen === slugOf(pump)

/** What can be chosen beside the batteries themselves. */
export const otherOptions = (setup: SceneSetup): readonly OptionView[] =>
  (stepOf(setup, 'battery')?.options ?? []).filter(({ slug }) => !/^pump-\d$/.test(slug))
