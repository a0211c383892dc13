import { expect, test } from 'vitest'
import { RN, RT } from '#case/records/roles.ts'
import { seatStanding } from './seat-text.ts'

const standIn = { manner: 'expert', seed: 1, doing: null } as const
const view = { places: [], pause: null, isRunning: true }
const seat = (uid: string, roleId: 0 | 1 | 2, by: typeof standIn | null) => ({ uid, roleId, standIn: by, step: 0 })
type Told = Parameters<typeof seatStanding>[0]
const told = (seats: readonly object[], people: readonly object[]): Told =>
  ({ view: { ...view, seats }, people, looking: [] }) as unknown as Told

test.each([
  ['stands still until somebody takes a seat', [seat('stand-in-1', RT, standIn), seat('stand-in-2', RN, standIn)], []],
  [
    'stands still until somebody is back',
    [seat('ann', 0, null), seat('stand-in-1', RT, standIn)],
    [{ uid: 'ann', name: 'Ann', isPresent: false, isSignedIn: true }],
  ],
  [
    'waiting for the others',
    [seat('ann', 0, null), seat('stand-in-1', RT, standIn)],
    [{ uid: 'ann', name: 'Ann', isPresent: true, isSignedIn: true }],
  ],
])('a stand-in %s', (words, seats, people) => {
  expect(seatStanding(told(seats, people), RT, 0, undefined).state).toBe(`stand-in, expert: ${words}`)
})
