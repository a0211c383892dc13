import { z } from 'zod'
import { accept } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { put } from '../state.ts'

/** The password was right: the account is logged in. */
export const signIn = defineCommand({
  kind: 'sign-in',
  allowed: 'system',
  input: { uid: z.string(), email: z.string() },
  decide({ state, input: { uid, email }, now }) {
    const user = state.records.Users[uid]
    if (user?.status) return accept()

    return accept(put('Users', uid, { uid, email, status: true, time: now }))
  },
})
