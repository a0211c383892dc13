import { z } from 'zod'
import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { PROVIDER } from '../roles.ts'
import { endRun } from '../rules/runs.ts'
import { seatOf } from '../rules/seats.ts'
import { remove } from '../state.ts'

/** An account is gone: its seat is free again, and without its Provider the case ends. */
export const removeUser = defineCommand({
  kind: 'remove-user',
  allowed: 'administrator',
  input: { uid: z.string() },
  decide({ state, input: { uid } }) {
    if (!state.records.Users[uid]) return refuse({ code: 'unknown-user' })

    const gone = remove('Users', uid)
    const seat = seatOf(state, uid)
    if (!seat) return accept(gone)
    if (seat.roleId === PROVIDER) return accept(gone, ...endRun(state))
    return accept(gone, remove('LiveCaseTeam', uid), remove('Presence', uid))
  },
})
