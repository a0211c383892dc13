import { expect, test } from 'vitest'
import { aView } from './a-view.ts'
import type { Held } from './held.ts'
import { lostSeat } from './seat.ts'

const rn = { roleId: 2, uid: 'ann', name: 'ann', isSignedIn: true, isPresent: true, since: 0, step: 0 } as const

const held = (run: number, { isRunning = true, isSeated = true } = {}): Held => {
  return { run, version: 1, view: aView({ isRunning, team: isSeated ? [rn] : [] }) }
}

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
