import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { roleIds } from '../../records/roles.ts'
import { append } from '../../records/state.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** Asks the referring team one of the questions. What it reveals is revealed to all three. */
export const askQuestion = defineCommand({
  kind: 'ask-question',
  allowed: roleIds,
  at: ['obtain-report'],
  input: { question: z.string() },
  decide({ state, actor, input: { question }, now, content }) {
    if (actor.roleId === null) return refuse({ code: 'no-seat' })
    if (!content.bedsideReport.questions.some(({ slug }) => slug === question))
      return refuse({ code: 'unknown-option' })
    const asked = state.records.AskedQuestions[CASE_ID]?.asked ?? []
    if (asked.some(({ slug }) => slug === question)) return refuse({ code: 'already-so' })

    return accept(append('AskedQuestions', CASE_ID, 'asked', { slug: question, roleId: actor.roleId, time: now }))
  },
})
