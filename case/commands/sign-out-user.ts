import { z } from 'zod'
import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { put } from '../state.ts'

/** An administrator ends somebody's session. The seat waits, the Provider's too: only a logout of one's own wipes. */
export const signOutUser = defineCommand({
  kind: 'sign-out-user',
  allowed: 'administrator',
  input: { uid: z.string() },
  decide({ state, input: { uid }, now }) {
    const user = state.records.Users[uid]
    if (!user) return refuse({ code: 'unknown-user' })
    if (!user.status) return refuse({ code: 'already-so' })

    return accept(put('Users', uid, { ...user, status: false, time: now }))
  },
})
