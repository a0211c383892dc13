import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { PROVIDER } from '../roles.ts'
import { endRun } from '../rules/runs.ts'
import { put } from '../state.ts'

/** Ends one's own session. The Provider's ends the case for everyone; the others keep their seats. */
export const logOut = defineCommand({
  kind: 'log-out',
  allowed: 'person',
  input: {},
  decide({ state, actor, now }) {
    const user = state.records.Users[actor.uid]
    if (!user) return refuse({ code: 'unknown-user' })

    const signedOut = put('Users', actor.uid, { ...user, status: false, time: now })
    return actor.roleId === PROVIDER ? accept(signedOut, ...endRun(state)) : accept(signedOut)
  },
})
