import { PROVIDER, RT } from '../../records/roles.ts'
import { answersOf } from '../../rules/challenge.ts'
import { answerField } from '../../rules/role-fields.ts'
import type { Moment, RightMove } from './right-move.ts'

/** The next answer of the challenge that a role still owes. */
export function rightChallengeMove({ state, content, roleId, chance }: Moment): RightMove {
  const answers = answersOf(state)
  if (!answers) return null
  const { vitals, shared, own } = answers
  const field = answerField[roleId]
  // Now and then somebody wants to mend an answer.
  if (vitals.OxygenIndex[field] === null || chance.is(0.1)) {
    return { ask: { kind: 'answer-index', value: chance.of([35, 34, 70, 0.35]) } }
  }
  if (shared.challangeOne[field] === null) {
    return { ask: { kind: 'choose-index', option: chance.of(shared.challangeOne.options) } }
  }
  if (roleId === PROVIDER) {
    if (own.provider === null) {
      return {
        ask: { kind: 'answer-provider-question', option: chance.of(content.roleQuestions.provider.options).slug },
      }
    }
    return { ask: { kind: 'choose-hfov', option: chance.of(shared.challangeTwo.options) } }
  }
  if (roleId === RT && own.rt.minutes === null)
    return { ask: { kind: 'answer-cylinders', minutes: 33.6, cylinders: 4 } }
  if (roleId !== RT && own.rn.rate === null) return { ask: { kind: 'answer-drip-rate', rate: 1.2 } }
  return { ask: { kind: 'suggest-hfov', MAP: chance.of([16, 17, 18, 26]), RR: chance.of([5, 10, 15]) } }
}
