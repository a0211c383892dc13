import { expect, test } from 'vitest'
import { doubtTime, hearTime, serverNow } from './server-clock.ts'

const HOUR_MS = 3_600_000
/** How far the server's time, as the page knows it, is from the device's. */
const hoursAhead = () => Math.round((serverNow() - Date.now()) / HOUR_MS)

test('a new connection keeps the time of the one before until the server tells its own', () => {
  doubtTime()
  hearTime(Date.now() + HOUR_MS)
  expect(hoursAhead()).toBe(1)

  doubtTime()
  expect(hoursAhead()).toBe(1)
  hearTime(Date.now() - HOUR_MS)
  expect(hoursAhead()).toBe(-1)
})

test('of the times told over one connection the one that was least under way counts', () => {
  doubtTime()
  hearTime(Date.now() + HOUR_MS)
  hearTime(Date.now() - HOUR_MS)
  expect(hoursAhead()).toBe(1)
  hearTime(Date.now() + 2 * HOUR_MS)
  expect(hoursAhead()).toBe(2)
})
