import { accept, defineCommand, refuse } from '../commands/define-command.ts'
import { PROVIDER, RN, type RoleId, RT, roleId } from '../records/roles.ts'
import { isStandIn, manner, seed, standInUid } from '../records/stand-in.ts'
import { type CaseState, type Change, put } from '../records/state.ts'
import type { Seat } from '../records/team.ts'
import { leaveSeat } from '../rules/change-seat.ts'
import { isRunning, startRun } from '../rules/runs.ts'
import { holderOf, isAbandoned, isAway, teamUsers } from '../rules/seats.ts'

/** A person reads, when they are back, who plays their seat. */
const replaced = (state: CaseState, holder: Seat, now: number): Change[] => [
  ...leaveSeat(state, holder),
  ...(isStandIn(holder.userId) ? [] : [put('SeatNews', holder.userId, { roleId: null, by: 'stand-in', at: now })]),
]

const isAdviser = (role: RoleId | null): boolean => role === RT || role === RN

/**
 * The trainer itself plays a seat that is empty, or whose holder is gone. Who steers need not wait until they are gone for long.
 * Where the Provider is gone the others may call for one too: nobody else is there. The Provider's starts the case, where none runs.
 */
export const seatStandIn = defineCommand({
  kind: 'seat-stand-in',
  allowed: 'seated',
  looksAtPeople: true,
  input: { roleId, manner, seed },
  decide({ state, actor, input: { roleId: role, ...how }, now, people, hasStandIns, content, settings }) {
    if (!hasStandIns) return refuse({ code: 'no-stand-ins' })
    const holder = holderOf(state, role)
    const mayCall = !isAdviser(actor.roleId) || (role === PROVIDER && !isStandIn(holder?.userId ?? ''))
    if (!mayCall) return refuse({ code: 'not-your-role', needs: [PROVIDER] })
    const isGone = holder && (actor.roleId === null ? isAway(holder, people) : isAbandoned(holder, people, now))
    if (isGone === false) return refuse({ code: 'holder-present' })
    const userId = standInUid(role, how)
    const seat = { userId, roleId: role, caseId: 1 } as const
    if (role === PROVIDER && !isRunning(state)) {
      return accept(...startRun([seat, ...teamUsers(state, { caseId: 1 })], { content, settings, now }))
    }
    return accept(...(holder ? replaced(state, holder, now) : []), put('LiveCaseTeam', userId, seat))
  },
})
