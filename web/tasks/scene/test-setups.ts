import type { WorkId } from '#case/records/preparation.ts'
import { unitOf } from '#case/rules/work-units.ts'
import { rightAnswers } from '#case/stand-ins/right-answers.ts'
import { Walk } from '#case/testing/walk.ts'
import type { StepView } from '#case/views/preparation/task-steps.ts'
import { viewTasks } from '#case/views/preparation/tasks.ts'
import { case1 } from '#content/case-1/case-1.ts'
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

/** For tests: a piece of work as the view shows it after some of the right steps. Before it, `prepare` may do other work. */
export function workAfter(work: WorkId, count: number, prepare: (walk: Walk) => void = () => {}): SceneSetup {
  const walk = new Walk()
  walk.toPreparation()
  prepare(walk)
  const { roleId, steps } = unitOf(case1, work)
  walk.do(roleId, { kind: 'start-task', work })
  for (const step of steps.slice(0, count)) {
    for (const answer of rightAnswers(step)) walk.do(roleId, { kind: 'do-step', work, step: step.slug, ...answer })
    if (step.kind === 'check') walk.check(work)
    if (step.kind === 'do' && step.waitMs) walk.wait(step.waitMs)
  }
  const tasks = viewTasks({ state: walk.state, content: case1, roleId })?.tasks ?? []
  const unit = tasks.flatMap(({ units }) => units).find(({ id }) => id === work)
  if (!unit) throw new Error(`the view has no ${work}`)
  return aSetup(unit.steps, { current: count })
}
