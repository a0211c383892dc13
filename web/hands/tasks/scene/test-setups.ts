import { PlayedAlone } from '#case/checks/played-alone.ts'
import type { WorkId } from '#case/records/preparation.ts'
import { unitOf } from '#case/rules/work-units.ts'
import { rightAnswers } from '#case/stand-ins/right-answers.ts'
import type { CaseContent } from '#case/story/content.ts'
import { Walk } from '#case/testing/walk.ts'
import type { StepView } from '#case/views/preparation/task-steps.ts'
import { viewTasks } from '#case/views/preparation/tasks.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { SceneSetup } from './scene.ts'

/** For tests: each step of a piece of work of a story as the view shows it while it is in hand, and once all are done. */
export function workOf(content: CaseContent, work: WorkId): readonly SceneSetup[] {
  const { roleId } = unitOf(content, work)
  const played = new PlayedAlone(content, roleId, 'expert', 1)
  const seen = new Map<number, SceneSetup>()
  for (let act = 0; act < MOST_ACTS; act++) {
    const tasks = viewTasks({ state: played.state, content, roleId })?.tasks ?? []
    const unit = tasks.flatMap(({ units }) => units).find(({ id }) => id === work)
    const current = unit?.steps.findIndex(({ doneAt }) => doneAt === null) ?? -1
    if (unit && unit.startedAt !== null) {
      const at = current === -1 ? unit.steps.length : current
      if (!seen.has(at)) seen.set(at, aSetup(unit.steps, { current: at }))
      if (current === -1) break
    }
    played.step()
  }
  return [...seen.values()]
}
const MOST_ACTS = 2000

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
