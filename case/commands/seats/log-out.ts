import { z } from 'zod'
import { PROVIDER } from '../../records/roles.ts'
import { leaveSeat } from '../../rules/change-seat.ts'
import { endRun } from '../../rules/runs.ts'
import { holderOf } from '../../rules/seats.ts'
import { accept, defineCommand } from '../define-command.ts'

/**
 * Somebody ends their own session, which is the server's. In the open room the Provider ends the case with it, in a practice
 * whoever plays; all others keep their seats, unless they go for good. A case needs its Provider: that seat is kept in any case.
 */
export const logOut = defineCommand({
  kind: 'log-out',
  allowed: 'person',
  isForPauses: true,
  input: { forGood: z.literal(true).optional() },
  decide({ state, actor: { roleId }, input, endsWith }) {
    const isEnd = endsWith === 'anyone' ? roleId !== null : endsWith === 'provider' && roleId === PROVIDER
    if (isEnd) return accept(...endRun(state))
    const seat = input.forGood && roleId !== null && roleId !== PROVIDER ? holderOf(state, roleId) : null
    return accept(...(seat ? leaveSeat(state, seat) : []))
  },
})
