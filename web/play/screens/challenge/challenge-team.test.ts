import { expect, test } from 'vitest'
import { viewFlows } from '#case/views/flows.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { hasReachedChallenge, waitingText } from './challenge-team.tsx'

test('a role has reached its challenge at that step and after it', () => {
  for (const role of [0, 1, 2] as const) {
    const step = case1.flows[role].findIndex(({ path }) => path.endsWith('/challenge'))
    expect([step - 1, step, step + 1].map((place) => hasReachedChallenge(viewFlows(case1), role, place))).toEqual([
      false,
      true,
      true,
    ])
  }
})

test('the result waits for who is not done, by name', () => {
  const done = { Provider: true, Therapist: true, Nurse: true }
  expect(waitingText({ ...done, Provider: false, Nurse: false })).toBe(
    'Waiting for the Provider and RN to finish the challenge.',
  )
  expect(waitingText(done)).toBeNull()
})
