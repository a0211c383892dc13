import { PROVIDER } from '../../records/roles.ts'
import { endRun } from '../../rules/runs.ts'
import { accept, defineCommand } from '../define-command.ts'

/**
 * Somebody ends their own session, which is the server's. In the open room the Provider ends the case with it, in a practice
 * whoever plays; all others keep their seats.
 */
export const logOut = defineCommand({
  kind: 'log-out',
  allowed: 'person',
  isForPauses: true,
  input: {},
  decide({ state, actor: { roleId }, endsWith }) {
    const isEnd = endsWith === 'anyone' ? roleId !== null : endsWith === 'provider' && roleId === PROVIDER
    return isEnd ? accept(...endRun(state)) : accept()
  },
})
