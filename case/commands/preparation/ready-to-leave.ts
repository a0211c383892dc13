import { CASE_ID } from '../../records/collections.ts'
import { PROVIDER, roleIds } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { flagField } from '../../rules/role-fields.ts'
import { isTaskDone } from '../../rules/task-time.ts'
import { unitsOfRole } from '../../rules/work-units.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** RT and RN are ready when their own tasks are done; the Provider confirms after both, and the clock stops. */
export const readyToLeave = defineCommand({
  kind: 'ready-to-leave',
  allowed: roleIds,
  at: ['tasks', 'ready-to-leave'],
  input: {},
  decide({ state, actor, now, content }) {
    const status = state.records.LeaveStatus[CASE_ID]
    const clock = state.records.CaseTaskTime[CASE_ID]
    if (actor.roleId === null || !status || !clock) return refuse({ code: 'no-case' })
    if (status[flagField[actor.roleId]]) return refuse({ code: 'already-so' })

    const ready = put('LeaveStatus', CASE_ID, { ...status, [flagField[actor.roleId]]: true })
    if (actor.roleId === PROVIDER) {
      if (!status.Nurse || !status.Therapist) return refuse({ code: 'team-not-ready' })
      // The server's clock may have been set back meanwhile; the case's never is.
      const stop = Math.max(now, clock.TransportStartTime ?? now)
      return accept(ready, put('CaseTaskTime', CASE_ID, { ...clock, TransportStopTime: stop }))
    }
    const own = unitsOfRole(content, actor.roleId)
    if (!own.every((unit) => isTaskDone(state, content, unit.task, now))) return refuse({ code: 'tasks-open' })
    return accept(ready)
  },
})
