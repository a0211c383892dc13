import { z } from 'zod'
import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { put } from '../state.ts'

/** An account was made. It is signed out until somebody logs in. */
export const addUser = defineCommand({
  kind: 'add-user',
  allowed: 'administrator',
  input: { uid: z.string(), email: z.string() },
  decide({ state, input: { uid, email }, now }) {
    if (state.records.Users[uid]) return refuse({ code: 'user-exists' })

    return accept(put('Users', uid, { uid, email, status: false, time: now }))
  },
})
