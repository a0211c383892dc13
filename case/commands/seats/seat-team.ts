import { z } from 'zod'
import { PROVIDER, roleId, roleIds } from '../../records/roles.ts'
import { standInOf, standInUid } from '../../records/stand-in.ts'
import { put } from '../../records/state.ts'
import { isRunning, startRun } from '../../rules/runs.ts'
import { isOfTheRoom, LONGEST_UID } from '../../rules/seats.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

const seat = z.strictObject({ uid: z.string().max(LONGEST_UID), roleId })

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
  looksAtPeople: true,
  names: ({ seats }) => seats.map(({ uid }) => uid),
  decide({ state, input, now, content, settings, people, hasStandIns }) {
    if (isRunning(state) || Object.keys(state.records.LiveCaseTeam).length > 0) return refuse({ code: 'role-held' })
    for (const { uid, roleId: role } of input.seats) {
      const standIn = standInOf(uid)
      if (standIn && !hasStandIns) return refuse({ code: 'no-stand-ins' })
      const isFit = standIn ? standInUid(role, standIn) === uid : isOfTheRoom(state, people, uid)
      if (!isFit) return refuse({ code: 'not-in-room' })
    }
    const seats = input.seats.map(({ uid, roleId: role }) => ({ userId: uid, roleId: role, caseId: 1 }) as const)
    const starts = seats.some(({ roleId: role }) => role === PROVIDER)
    const taken = starts
      ? startRun(seats, { content, settings, now })
      : seats.map((each) => put('LiveCaseTeam', each.userId, each))
    const news = seats.map(({ userId, roleId: role }) =>
      put('SeatNews', userId, { roleId: role, by: 'educator', at: now }),
    )
    return accept(...taken, ...news)
  },
})
