import { z } from 'zod'
import { PROVIDER, roleId } from '../../records/roles.ts'
import { type Change, put, remove } from '../../records/state.ts'
import type { Seat } from '../../records/team.ts'
import { isRunning, startRun } from '../../rules/runs.ts'
import { holderOf, seatOf, teamUsers } from '../../rules/seats.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/**
 * Whoever teaches gives somebody a seat, or takes theirs. Whoever held it gets the seat that became free: a seat that is handed
 * on is never free in between, and the run goes on.
 */
export const movePerson = defineCommand({
  kind: 'move-person',
  allowed: 'steering',
  input: { uid: z.string(), roleId: roleId.nullable() },
  decide({ state, input: { uid, roleId: wanted }, now, content, pace }) {
    const own = seatOf(state, uid)
    if ((own?.roleId ?? null) === wanted) return refuse({ code: 'already-so' })
    const holder = wanted === null ? undefined : holderOf(state, wanted)
    if (own?.roleId === PROVIDER && !holder && isRunning(state)) return refuse({ code: 'provider-needed' })

    const moves = [{ uid, roleId: wanted }, ...(holder ? [{ uid: holder.userId, roleId: own?.roleId ?? null }] : [])]
    const news = moves.map((move) => put('SeatNews', move.uid, { roleId: move.roleId, by: 'educator', at: now }))
    if (wanted === PROVIDER && !isRunning(state)) {
      const others = teamUsers(state, { caseId: 1, notUserId: uid })
      return accept(...startRun([seat(uid, PROVIDER), ...others], { content, pace, now }), ...news)
    }
    return accept(...moves.map(seatChange), ...news)
  },
})

const seat = (userId: string, role: Seat['roleId']): Seat => ({ userId, roleId: role, caseId: 1 })

const seatChange = ({ uid, roleId: role }: { uid: string; roleId: Seat['roleId'] | null }): Change =>
  role === null ? remove('LiveCaseTeam', uid) : put('LiveCaseTeam', uid, seat(uid, role))
