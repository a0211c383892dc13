import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { PROVIDER, roleIds } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { stepOf } from '../../rules/places.ts'
import { answerFields, decisionOn } from '../../rules/questions.ts'
import { scoreEntries } from '../../rules/scoring.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** On transport mode and response time RT and RN advise; the Provider decides, and that scores. Advice closes with the decision. */
export const answerQuestion = defineCommand({
  kind: 'answer-question',
  allowed: roleIds,
  at: ['question'],
  input: { question: z.enum(['transport-mode', 'response-time']), option: z.string() },
  decide({ state, actor, input: { question, option }, now, content }) {
    const answers = state.records.ProviderChallange[CASE_ID]
    if (actor.roleId === null || !answers) return refuse({ code: 'no-case' })
    if (stepOf(state, content, actor.roleId).question !== question) return refuse({ code: 'not-due' })
    const chosen = content.questions[question].options.find(({ name }) => name === option)
    if (!chosen) return refuse({ code: 'unknown-option' })
    if (decisionOn(state, question) !== null) return refuse({ code: 'already-decided' })

    const answered = put('ProviderChallange', CASE_ID, { ...answers, [answerFields[question][actor.roleId]]: option })
    if (actor.roleId !== PROVIDER) return accept(answered)
    return accept(answered, scoreEntries(state, { [question]: chosen.score }, now))
  },
})
