import { rightAnswers } from '#case/model/right-answers.ts'
import type { WorkId } from '#case/records/work.ts'
import { unitOf } from '#case/rules/work-units.ts'
import { viewTasks } from '#case/views/tasks.ts'
import { Walk } from '#case/walk.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { aSetup } from './a-setup.ts'
import type { SceneSetup } from './scene.ts'

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
