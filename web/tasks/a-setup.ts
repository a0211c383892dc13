import type { StepView } from '#case/views/task-steps.ts'
import type { SceneSetup } from './scene.ts'

/** For tests: a step with nothing special about it. */
export const aStep = (slug: string, fields: Partial<StepView> = {}): StepView => ({
  slug,
  kind: 'do',
  label: slug,
  doneAt: null,
  reading: null,
  chosen: null,
  value: null,
  options: null,
  items: null,
  unit: null,
  using: null,
  checkAskedAt: null,
  sentBack: null,
  asks: null,
  ...fields,
})

/** For tests: work whose first step is in hand. */
export const aSetup = (steps: readonly StepView[], fields: Partial<SceneSetup> = {}): SceneSetup => ({
  steps,
  current: 0,
  waitMs: null,
  draft: { text: '', using: null },
  acts: [],
  sending: null,
  ...fields,
})
