import { z } from 'zod'
import { RN, RT } from '../../records/roles.ts'
import { isStandIn } from '../../records/stand-in.ts'
import { put } from '../../records/state.ts'
import { leaveSeat } from '../../rules/change-seat.ts'
import { holderOf, isAbandoned } from '../../rules/seats.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** The Provider, or who teaches, frees the seat of a teammate who is gone, or sends a stand-in away. The role's place and work stay for the next holder. */
export const freeSeat = defineCommand({
  kind: 'free-seat',
  allowed: 'leading',
  looksAtPeople: true,
  input: { roleId: z.union([z.literal(RT), z.literal(RN)]) },
  decide({ state, actor, input, now, people }) {
    const seat = holderOf(state, input.roleId)
    if (!seat) return refuse({ code: 'seat-free' })
    if (!isAbandoned(seat, people, now)) return refuse({ code: 'holder-present' })

    const vacated = leaveSeat(state, seat)
    if (isStandIn(seat.userId)) return accept(...vacated)
    const by = actor.roleId === null ? 'educator' : 'provider'
    return accept(...vacated, put('SeatNews', seat.userId, { roleId: null, by, at: now }))
  },
})
