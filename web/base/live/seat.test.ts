import { expect, test } from 'vitest'
import type { View } from '#case/views/view.ts'
import { aView } from '../../testing/a-view.ts'
import type { Held } from './held-view.ts'
import { seatStory } from './seat.ts'

const rn = {
  roleId: 2,
  uid: 'ann',
  name: 'ann',
  isSignedIn: true,
  isPresent: true,
  since: 0,
  step: 0,
  title: '',
  standIn: null,
} as const

const held = (
  run: number,
  { isRunning = true, isSeated = true, ...more }: Partial<View> & { isSeated?: boolean } = {},
) => ({ run, version: 1, view: aView({ isRunning, team: isSeated ? [rn] : [], ...more }) }) satisfies Held

const lostSeat = (before: Held | null, after: Held, uid: string, roleBefore: 2 | null, isOpenRoom = true) =>
  seatStory(before, after, uid, { roleBefore, isOpenRoom, isMoving: false })

test('a seat that goes while the case runs on was freed', () => {
  expect(lostSeat(held(1), held(1, { isSeated: false }), 'ann', 2)).toBe('Your seat was freed.')
})

test('a seat that goes with the case was ended by the Provider', () => {
  const ended = held(1, { isRunning: false, isSeated: false })
  expect(lostSeat(held(1), ended, 'ann', 2)).toBe('The Provider ended the case.')
})

test('a seat that is gone in a later run went with the case it belonged to', () => {
  expect(lostSeat(held(1), held(2, { isSeated: false }), 'ann', 2)).toBe('The Provider ended the case.')
})

test('after a reload the stored role tells that there was a seat', () => {
  const ended = held(1, { isRunning: false, isSeated: false })
  expect(lostSeat(null, ended, 'ann', 2)).toBe('The Provider ended the case.')
  expect(lostSeat(null, ended, 'ann', null)).toBeNull()
})

test('who keeps a seat, also in a new run, is told nothing', () => {
  expect(lostSeat(held(1), held(2), 'ann', 2)).toBeNull()
})

const news = (by: 'educator' | 'provider' | 'stand-in', roleId: 2 | null) => ({
  seatNews: [{ uid: 'ann', roleId, by }],
})

test('who freed a seat is told, also to whoever was away', () => {
  for (const before of [held(1), null]) {
    const freed = held(1, { isSeated: false, ...news('educator', null) })
    expect(lostSeat(before, freed, 'ann', 2)).toBe('Your educator freed your seat.')
    const byProvider = held(1, { isSeated: false, ...news('provider', null) })
    expect(lostSeat(before, byProvider, 'ann', 2)).toBe('The Provider freed your seat while you were away.')
    const toStandIn = held(1, { isSeated: false, ...news('stand-in', null) })
    expect(lostSeat(before, toStandIn, 'ann', 2)).toMatch(/^A stand-in plays your seat/)
  }
})

test('a seat that was given is told, one that was taken is not', () => {
  const without = held(1, { isSeated: false })
  expect(lostSeat(without, held(1, news('educator', 2)), 'ann', null)).toBe('Your educator gave you the seat of RN.')
  expect(lostSeat(without, held(1), 'ann', null)).toBeNull()
})

test('in a room of its own the educator ends the run', () => {
  expect(lostSeat(held(1_000_001), held(1_000_002, { isSeated: false }), 'ann', 2, false)).toBe(
    'Your educator ended the run.',
  )
})

test('who is suddenly in another room is told, unless they went there themselves', () => {
  const [there, here] = [held(1_000_001), held(1, { isSeated: false })]
  expect(lostSeat(there, here, 'ann', 2)).toContain('You are out of the room you were in')
  const going = { roleBefore: 2, isOpenRoom: false, isMoving: true } as const
  expect(seatStory(there, here, 'ann', going)).toBeNull()
  // What ends behind them is their own doing as well.
  expect(seatStory(there, held(1_000_002, { isSeated: false }), 'ann', going)).toBeNull()
})
