import { expect, test } from 'vitest'
import { checkTimes } from './check-times.ts'

const MINUTE_MS = 60_000
const entry = (minutes: number, setAheadMinutes = 0) => ({
  room: 'open',
  version: minutes,
  storedAt: minutes * MINUTE_MS,
  at: (minutes + setAheadMinutes) * MINUTE_MS,
})

test('times that go as time does are right, also in a house that is ahead of its database', () => {
  expect(checkTimes([entry(1), entry(5), entry(90)])).toEqual([])
  expect(checkTimes([entry(1, 60), entry(5, 60)])).toEqual([])
})

test('a time that was set, on one node or all, is found, ahead and back', () => {
  expect(checkTimes([entry(1), entry(2, 10), entry(3)])).toEqual([
    'version 2 of open: its time is 600 s from that of the first',
  ])
  expect(checkTimes([entry(1), entry(2, -60), entry(3, -60)])).toHaveLength(2)
})
