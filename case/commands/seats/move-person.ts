import { z } from 'zod'
import { PROVIDER, roleId } from '../../records/roles.ts'
import { isStandIn } from '../../records/stand-in.ts'
import { put } from '../../records/state.ts'
import type { Seat } from '../../records/team.ts'
import { changeSeat } from '../../rules/change-seat.ts'
import { isRunning, startRun } from '../../rules/runs.ts'
import { holderOf, isOfTheRoom, LONGEST_UID, seatOf, teamUsers } from '../../rules/seats.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/**
 * Whoever teaches gives somebody a seat, or takes theirs. Whoever held it gets the seat that became free: a seat that is handed
 * on is never free in between, and the run goes on.
 */
export const movePerson = defineCommand({
  kind: 'move-person',
  allowed: 'steering',
  looksAtPeople: true,
  names: ({ uid }) => [uid],
  input: { uid: z.string().max(LONGEST_UID), roleId: roleId.nullable() },
  decide({ state, input: { uid, roleId: wanted }, now, content, settings, people }) {
    if (!isOfTheRoom(state, people, uid)) return refuse({ code: 'not-in-room' })
    const own = seatOf(state, uid)
    if ((own?.roleId ?? null) === wanted) return refuse({ code: 'already-so' })
    const holder = wanted === null ? undefined : holderOf(state, wanted)
    if (own?.roleId === PROVIDER && !holder && isRunning(state)) return refuse({ code: 'provider-needed' })

    const moves = [
      { moved: own ?? seat(uid, wanted ?? PROVIDER), roleId: wanted },
      ...(holder ? [{ moved: holder, roleId: own?.roleId ?? null }] : []),
    ]
    const news = moves.flatMap(({ moved: { userId }, roleId: given }) =>
      isStandIn(userId) ? [] : [put('SeatNews', userId, { roleId: given, by: 'educator', at: now })],
    )
    if (wanted === PROVIDER && !isRunning(state)) {
      const others = teamUsers(state, { caseId: 1, notUserId: uid })
      return accept(...startRun([seat(uid, PROVIDER), ...others], { content, settings, now }), ...news)
    }
    return accept(...moves.flatMap(({ moved, roleId: given }) => changeSeat(state, moved, given)), ...news)
  },
})

const seat = (userId: string, role: Seat['roleId']): Seat => ({ userId, roleId: role, caseId: 1 })
