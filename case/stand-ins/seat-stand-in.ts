import { accept, defineCommand, refuse } from '../commands/define-command.ts'
import { PROVIDER, roleId } from '../records/roles.ts'
import { manner, seed, standInUid } from '../records/stand-in.ts'
import { put } from '../records/state.ts'
import { isRunning, startRun } from '../rules/runs.ts'
import { holderOf, isAbandoned, teamUsers } from '../rules/seats.ts'
import { vacate } from '../rules/vacate.ts'

/** The trainer itself plays a seat that is empty, or whose holder is gone. The Provider's starts the case, where none runs. */
export const seatStandIn = defineCommand({
  kind: 'seat-stand-in',
  allowed: 'leading',
  looksAtPeople: true,
  input: { roleId, manner, seed },
  decide({ state, input: { roleId: role, ...how }, now, people, hasStandIns, content, pace, hidesScore }) {
    if (!hasStandIns) return refuse({ code: 'no-stand-ins' })
    const holder = holderOf(state, role)
    if (holder && !isAbandoned(holder, people, now)) return refuse({ code: 'holder-present' })
    const userId = standInUid(role, how)
    const seat = { userId, roleId: role, caseId: 1 } as const
    if (role === PROVIDER && !isRunning(state)) {
      return accept(...startRun([seat, ...teamUsers(state, { caseId: 1 })], { content, pace, hidesScore, now }))
    }
    return accept(...(holder ? vacate(state, holder) : []), put('LiveCaseTeam', userId, seat))
  },
})
