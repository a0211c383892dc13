import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { roleIds } from '../../records/roles.ts'
import { append } from '../../records/state.ts'
import { answersOf, storeAnswers } from '../../rules/challenge.ts'
import { answerField } from '../../rules/role-fields.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

const LIMITS = { from: 0, to: 1000 }

/** The oxygenation index as each role works it out. Kept as first entered. */
export const answerIndex = defineCommand({
  kind: 'answer-index',
  allowed: roleIds,
  at: ['challenge'],
  input: { value: z.number().finite() },
  decide({ state, actor: { roleId }, input: { value }, now }) {
    const answers = answersOf(state)
    if (roleId === null || !answers) return refuse({ code: 'no-case' })
    if (value < LIMITS.from || value > LIMITS.to) return refuse({ code: 'number-out-of-range', ...LIMITS })
    const { vitals } = answers
    if (vitals.OxygenIndex[answerField[roleId]] !== null) return refuse({ code: 'already-answered' })

    const OxygenIndex = { ...vitals.OxygenIndex, [answerField[roleId]]: value }
    return accept(
      ...storeAnswers(state, answers, { vitals: { ...vitals, OxygenIndex } }),
      append('ProviderChallangeFlow', CASE_ID, 'challangeOneFlow', { step: 'index', roleId, time: now }),
    )
  },
})
