import { z } from 'zod'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { answersOf, storeAnswers } from '../../rules/challenge.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

const LIMITS = { from: 0, to: 10_000 }
const isWithin = (value: number) => value >= LIMITS.from && value <= LIMITS.to

/** The Provider's own question: what to bring and whom to call. Kept as first chosen. */
export const answerProviderQuestion = defineCommand({
  kind: 'answer-provider-question',
  allowed: [PROVIDER],
  at: ['challenge'],
  input: { option: z.string() },
  decide({ state, input: { option }, content }) {
    const answers = answersOf(state)
    if (!answers) return refuse({ code: 'no-case' })
    if (!content.roleQuestions.provider.options.some(({ slug }) => slug === option)) {
      return refuse({ code: 'unknown-option' })
    }
    if (answers.own.provider !== null) return refuse({ code: 'already-answered' })

    return accept(...storeAnswers(state, answers, { own: { ...answers.own, provider: option } }))
  },
})

/** RT's own question: how long a cylinder lasts and how many to load. */
export const answerCylinders = defineCommand({
  kind: 'answer-cylinders',
  allowed: [RT],
  at: ['challenge'],
  input: { minutes: z.number().finite(), cylinders: z.number().finite() },
  decide({ state, input: { minutes, cylinders } }) {
    const answers = answersOf(state)
    if (!answers) return refuse({ code: 'no-case' })
    if (!isWithin(minutes) || !isWithin(cylinders)) return refuse({ code: 'number-out-of-range', ...LIMITS })
    if (answers.own.rt.minutes !== null) return refuse({ code: 'already-answered' })

    return accept(...storeAnswers(state, answers, { own: { ...answers.own, rt: { minutes, cylinders } } }))
  },
})

/** RN's own question: the rate of the dopamine drip. */
export const answerDripRate = defineCommand({
  kind: 'answer-drip-rate',
  allowed: [RN],
  at: ['challenge'],
  input: { rate: z.number().finite() },
  decide({ state, input: { rate } }) {
    const answers = answersOf(state)
    if (!answers) return refuse({ code: 'no-case' })
    if (!isWithin(rate)) return refuse({ code: 'number-out-of-range', ...LIMITS })
    if (answers.own.rn.rate !== null) return refuse({ code: 'already-answered' })

    return accept(...storeAnswers(state, answers, { own: { ...answers.own, rn: { rate } } }))
  },
})
