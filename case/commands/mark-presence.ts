import { z } from 'zod'
import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { seatOf } from '../rules/seats.ts'
import { put } from '../state.ts'

/** A seat's holder opened their first page or lost their last one. */
export const markPresence = defineCommand({
  kind: 'mark-presence',
  allowed: 'system',
  input: { uid: z.string(), present: z.boolean() },
  decide({ state, input: { uid, present }, now }) {
    if (!seatOf(state, uid)) return refuse({ code: 'no-seat' })
    if (state.records.Presence[uid]?.present === present) return refuse({ code: 'already-so' })

    return accept(put('Presence', uid, { present, since: now }))
  },
})
