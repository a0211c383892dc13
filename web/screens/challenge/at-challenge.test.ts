import { expect, test } from 'vitest'
import { flows } from '#content/flows/flows.ts'
import { hasReachedChallenge, stillAtIt } from './at-challenge.ts'

test('a role has reached its challenge at that step and after it', () => {
  for (const role of [0, 1, 2] as const) {
    const step = flows[role].findIndex(({ path }) => path.endsWith('/challenge'))
    expect([step - 1, step, step + 1].map((place) => hasReachedChallenge(role, place))).toEqual([false, true, true])
  }
})

test('who is not done is still at it', () => {
  expect(stillAtIt({ Provider: false, Therapist: true, Nurse: false })).toEqual([0, 2])
  expect(stillAtIt({ Provider: true, Therapist: true, Nurse: true })).toEqual([])
})
