import { CASE_ID } from '../../records/collections.ts'
import { workId } from '../../records/preparation.ts'
import { RN, RT } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { isWorkDone, workInTheWay } from '../../rules/task-time.ts'
import { findUnit, noSuchWork, unitOf } from '../../rules/work-units.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** Starts a piece of work. One person does one thing at a time. */
export const startTask = defineCommand({
  kind: 'start-task',
  allowed: [RT, RN],
  at: ['tasks'],
  input: { work: workId },
  decide({ state, actor, input: { work }, now, content }) {
    const unit = findUnit(content, work)
    if (!unit) return refuse(noSuchWork)
    if (unit.roleId !== actor.roleId) return refuse({ code: 'task-not-yours' })
    if (!state.records.CaseTaskTime[CASE_ID]?.TransportStartTime) return refuse({ code: 'clock-not-started' })
    if (state.records.Work[work]) return refuse({ code: 'task-already-started' })
    const busy = workInTheWay(state, content, unit.roleId, now)
    if (busy) return refuse({ code: 'task-running', task: busy.unit.id, until: busy.freeAt })
    if (!unit.needs.every((one) => isWorkDone(state, unitOf(content, one), now))) {
      const { needs, ifMissing } = unit
      return refuse(
        ifMissing === null ? { code: 'drugs-first', drugs: needs.length } : { code: 'needs-first', why: ifMissing },
      )
    }

    const task = state.records.TaskList[unit.task]
    if (!task) throw new Error(`task ${unit.task} was not seeded`)
    return accept(
      put('Work', work, { startedAt: now, steps: [], parts: [], checkAskedAt: null, firstAnswers: {}, wrong: null }),
      put('TaskList', unit.task, { ...task, taskStatus: 'started' }),
    )
  },
})
