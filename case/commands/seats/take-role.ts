import { PROVIDER, roleId } from '../../records/roles.ts'
import { isStandIn } from '../../records/stand-in.ts'
import { put, remove } from '../../records/state.ts'
import { changeSeat } from '../../rules/change-seat.ts'
import { startRun } from '../../rules/runs.ts'
import { holderOf, seatOf, teamUsers } from '../../rules/seats.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** Takes a seat, also from a stand-in, at the step where it stands. The Provider's seat, taken while free, starts the case. */
export const takeRole = defineCommand({
  kind: 'take-role',
  allowed: 'person',
  input: { roleId },
  decide({ state, actor, input, now, content, settings }) {
    const holder = holderOf(state, input.roleId)
    if (holder?.userId === actor.uid) return accept()
    if (holder && !isStandIn(holder.userId)) return refuse({ code: 'role-held' })
    if (seatOf(state, actor.uid)?.roleId === PROVIDER) return refuse({ code: 'provider-stays' })

    const seat = { userId: actor.uid, roleId: input.roleId, caseId: 1 } as const
    if (input.roleId === PROVIDER && !holder) {
      const others = teamUsers(state, { caseId: 1, notUserId: actor.uid })
      return accept(...startRun([seat, ...others], { content, settings, now }))
    }
    const news = state.records.SeatNews[actor.uid] ? [remove('SeatNews', actor.uid)] : []
    // Who has a seat already changes places with the stand-in, so that none is left empty.
    const moved = holder ? changeSeat(state, holder, seatOf(state, actor.uid)?.roleId ?? null) : []
    return accept(...moved, put('LiveCaseTeam', actor.uid, seat), ...news)
  },
})
