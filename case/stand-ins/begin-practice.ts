import { z } from 'zod'
import { accept, defineCommand, refuse } from '../commands/define-command.ts'
import { roleId, roleIds } from '../records/roles.ts'
import { manner, seed, standInUid } from '../records/stand-in.ts'
import { isRunning, startRun } from '../rules/runs.ts'

/** Somebody practises alone: they have one seat and stand-ins the others, and with that the case begins. */
export const beginPractice = defineCommand({
  kind: 'begin-practice',
  allowed: 'system',
  input: { uid: z.string(), roleId, manner, seed },
  decide({ state, input: { uid, roleId: own, ...how }, now, run, content, settings }) {
    if (run !== state.run) return refuse({ code: 'case-restarted' })
    if (isRunning(state)) return refuse({ code: 'role-held' })
    const seats = roleIds.map(
      (role) => ({ userId: role === own ? uid : standInUid(role, how), roleId: role, caseId: 1 }) as const,
    )
    return accept(...startRun(seats, { content, settings, now }))
  },
})
