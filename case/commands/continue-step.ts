import { z } from 'zod'
import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { roleIds } from '../roles.ts'
import { put } from '../state.ts'

/** Moves the role's own place by one step. Naming the step makes a second press harmless. */
export const continueStep = defineCommand({
  kind: 'continue',
  allowed: roleIds,
  input: { step: z.number().int().nonnegative() },
  decide({ state, actor, input, now, content }) {
    if (actor.roleId === null) return refuse({ code: 'no-seat' })
    const step = state.records.Place[actor.roleId]?.step ?? 0
    if (input.step !== step) return refuse({ code: 'not-at-step', step })
    if (step + 1 >= content.flows[actor.roleId].length) return refuse({ code: 'last-step' })

    return accept(put('Place', String(actor.roleId), { step: step + 1, since: now }))
  },
})
