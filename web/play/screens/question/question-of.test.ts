import { expect, test } from 'vitest'
import { viewFlows } from '#case/views/flows.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { pagesOf } from '../../../hands/steps/pages.ts'
import { advisersMissing, questionIdOf, rolesWhoChose } from './question-of.ts'

const questionAt = (path: string) => {
  const flows = viewFlows(case1)
  const page = pagesOf(flows).find((each) => each.path === path)
  return page && questionIdOf(flows, { page, role: 1 })
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
  const answers = { provider: null, rt: null, rn: 'a', heldBack: null }
  expect(advisersMissing({ askedOf: [0, 1, 2], answers })).toEqual([1])
  expect(advisersMissing({ askedOf: [2], answers })).toEqual([])
})
