import type { WorkId } from '../../records/preparation.ts'
import type { CaseState } from '../../records/state.ts'
import { paced } from '../../rules/case-clock.ts'
import { stepDoneAt, workTimes } from '../../rules/task-time.ts'
import { workUnits } from '../../rules/work-units.ts'
import { rightAnswers } from '../../stand-ins/right-answers.ts'
import type { Moment, RightMove } from './right-move.ts'

/** A drug that waits for a second person. */
export const checkAskedFor = (state: CaseState): WorkId | undefined =>
  Object.keys(state.records.Work).find((id) => state.records.Work[id]?.checkAskedAt != null)

/** The next thing to do in the preparation: a step, a new task, or to wait for time to pass. */
export function rightTaskMove(moment: Moment): RightMove {
  const { state, content, roleId, now, chance } = moment
  const own = workUnits(content).filter((unit) => unit.roleId === roleId)
  const begun = own.filter((unit) => state.records.Work[unit.id])
  const open = begun.find((unit) => (state.records.Work[unit.id]?.steps.length ?? 0) < unit.steps.length)
  // Now and then somebody is in a hurry.
  if (chance.is(0.03)) return { ask: { kind: 'start-task', work: chance.of(own).id } }
  if (open) return nextStep(moment, open)

  const times = begun.map((unit) => ({ busy: unit.busyMs !== null, ...workTimes(state, unit) }))
  const busyUntil = Math.max(0, ...times.filter(({ busy }) => busy).map(({ freeAt }) => freeAt ?? 0))
  if (busyUntil > now) return { waitMs: Math.ceil(busyUntil - now) }
  const left = own.filter((unit) => !begun.includes(unit))
  const startable = left.filter(
    ({ id }) => id !== 'epi-challenge' || left.every((unit) => unit.task !== 'MixedMeds' || unit.id === id),
  )
  if (startable.length > 0) return { ask: { kind: 'start-task', work: chance.of(startable).id } }
  const doneAt = Math.max(0, ...times.map((time) => time.doneAt ?? 0))
  return doneAt > now ? { waitMs: Math.ceil(doneAt - now) } : { ask: { kind: 'ready-to-leave' } }
}

function nextStep({ state, now }: Moment, unit: ReturnType<typeof workUnits>[number]): RightMove {
  const work = state.records.Work[unit.id]
  const step = work && unit.steps[work.steps.length]
  if (!work || !step || work.checkAskedAt !== null) return null
  const last = work.steps.at(-1)
  const waitMs = last ? stepDoneAt(state, unit, last) - now : 0
  if (waitMs > 0) return { waitMs: Math.ceil(Math.max(waitMs, paced(state, 1))) }
  const answers = rightAnswers(step)
  return {
    ask: {
      kind: 'do-step',
      work: unit.id,
      step: step.slug,
      ...answers[Math.min(work.parts.length, answers.length - 1)],
    },
  }
}
