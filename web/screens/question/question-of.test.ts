import { expect, test } from 'vitest'
import { pages } from '../../steps/pages.ts'
import { advisersMissing, questionIdOf, rolesWhoChose } from './question-of.ts'

const questionAt = (path: string) => {
  const page = pages.find((each) => each.path === path)
  return page && questionIdOf({ page, role: 1 })
}

test('a question and its result know which question it is', () => {
  expect(
    ['/provider/transport/selection', '/provider/response-time/result', '/therapist/challenge'].map(questionAt),
  ).toEqual(['transport-mode', 'response-time', undefined])
})

test('an option carries everyone who chose it, the decision last', () => {
  expect(rolesWhoChose({ provider: 'a', rt: 'b', rn: 'a', heldBack: null }, 'a')).toEqual([2, 0])
})

test('only RT and RN can be missing with advice', () => {
  expect(advisersMissing({ provider: null, rt: null, rn: 'a', heldBack: null })).toEqual([1])
})
