import { accept } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { PROVIDER } from '../roles.ts'
import { endRun } from '../rules/runs.ts'

/**
 * Somebody ends their own session, which is the server's. In the open room the Provider ends the case with it; all others
 * keep their seats.
 */
export const logOut = defineCommand({
  kind: 'log-out',
  allowed: 'person',
  input: {},
  decide: ({ state, actor, endsWithProvider }) =>
    endsWithProvider && actor.roleId === PROVIDER ? accept(...endRun(state)) : accept(),
})
