import { z } from 'zod'
import { PROVIDER } from '../../records/roles.ts'
import { remove } from '../../records/state.ts'
import { endRun } from '../../rules/runs.ts'
import { seatOf } from '../../rules/seats.ts'
import { accept, defineCommand } from '../define-command.ts'

/** An account is gone: its seat is free again, and without its Provider the case ends. */
export const removeUser = defineCommand({
  kind: 'remove-user',
  allowed: 'administrator',
  input: { uid: z.string() },
  decide({ state, input: { uid } }) {
    const seat = seatOf(state, uid)
    if (!seat) return accept()
    return seat.roleId === PROVIDER ? accept(...endRun(state)) : accept(remove('LiveCaseTeam', uid))
  },
})
