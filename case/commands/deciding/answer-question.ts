import { z } from 'zod'
import { roleIds } from '../../records/roles.ts'
import { stepOf } from '../../rules/places.ts'
import { askedOf, deciderOf, decisionOn, findQuestion, storeAnswerOn } from '../../rules/questions.ts'
import { isRunning } from '../../rules/runs.ts'
import { scoreEntries } from '../../rules/scoring.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** RT and RN advise; the Provider decides, and that scores. Advice closes with the decision. One role's own question that role decides. */
export const answerQuestion = defineCommand({
  kind: 'answer-question',
  allowed: roleIds,
  at: ['question'],
  input: { question: z.string(), option: z.string() },
  decide({ state, actor: { roleId }, input, now, content }) {
    if (roleId === null || !isRunning(state)) return refuse({ code: 'no-case' })
    const question = findQuestion(content, input.question)
    if (!question || stepOf(state, content, roleId).question !== question.slug) return refuse({ code: 'not-due' })
    const chosen = question.options.find(({ name }) => name === input.option)
    if (!chosen) return refuse({ code: 'unknown-option' })
    if (!askedOf(question).includes(roleId)) return refuse({ code: 'not-your-role', needs: askedOf(question) })
    if (decisionOn(state, question) !== null) return refuse({ code: 'already-decided' })

    const answered = storeAnswerOn(state, question, roleId, chosen.name)
    if (roleId !== deciderOf(question)) return accept(answered)
    return accept(answered, scoreEntries(state, { [question.slug]: chosen.score }, now))
  },
})
