import { z } from 'zod'
import { PROVIDER, roleId, roleIds } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { isRunning, startRun } from '../../rules/runs.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

const seat = z.strictObject({ uid: z.string(), roleId })

/** The same team goes again: everybody has the seat they had, and with its Provider the case begins. */
export const seatTeam = defineCommand({
  kind: 'seat-team',
  allowed: 'steering',
  input: {
    seats: z
      .array(seat)
      .min(1)
      .max(roleIds.length)
      .refine(
        (seats) => new Set(seats.flatMap(({ uid, roleId: role }) => [uid, `role ${role}`])).size === seats.length * 2,
      ),
  },
  decide({ state, input, now, content, pace, hidesScore }) {
    if (isRunning(state) || Object.keys(state.records.LiveCaseTeam).length > 0) return refuse({ code: 'role-held' })
    const seats = input.seats.map(({ uid, roleId: role }) => ({ userId: uid, roleId: role, caseId: 1 }) as const)
    const starts = seats.some(({ roleId: role }) => role === PROVIDER)
    const taken = starts
      ? startRun(seats, { content, pace, hidesScore, now })
      : seats.map((each) => put('LiveCaseTeam', each.userId, each))
    const news = seats.map(({ userId, roleId: role }) =>
      put('SeatNews', userId, { roleId: role, by: 'educator', at: now }),
    )
    return accept(...taken, ...news)
  },
})
