import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { roleIds } from '../../records/roles.ts'
import { append } from '../../records/state.ts'
import { answersOf, storeAnswers } from '../../rules/challenge.ts'
import { answerField } from '../../rules/role-fields.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** The index once more, from a list that appears after the number was typed. Kept as first chosen. */
export const chooseIndex = defineCommand({
  kind: 'choose-index',
  allowed: roleIds,
  at: ['challenge'],
  input: { option: z.string() },
  decide({ state, actor: { roleId }, input: { option }, now }) {
    const answers = answersOf(state)
    if (roleId === null || !answers) return refuse({ code: 'no-case' })
    const { vitals, shared } = answers
    const field = answerField[roleId]
    if (vitals.OxygenIndex[field] === null) return refuse({ code: 'answer-first', what: 'index' })
    if (!shared.challangeOne.options.includes(option)) return refuse({ code: 'unknown-option' })
    if (shared.challangeOne[field] !== null) return refuse({ code: 'already-answered' })

    const challangeOne = { ...shared.challangeOne, [field]: option }
    return accept(
      ...storeAnswers(state, answers, { shared: { ...shared, challangeOne } }),
      append('ProviderChallangeFlow', CASE_ID, 'challangeOneFlow', { step: 'option', roleId, time: now }),
    )
  },
})
