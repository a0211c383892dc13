import { expect, test } from 'vitest'
import type { UnitView } from '#case/views/preparation/tasks.ts'
import { clockText, leftText } from '../../../base/ui/number-text.ts'
import { unitClockOf } from './unit-clock.ts'

const unit: UnitView = {
  id: 'OrderPharmacy',
  name: 'Order',
  order: null,
  url: '/order',
  scene: 'pharmacy',
  lock: null,
  busyMs: 60_000,
  totalMs: 600_000,
  startedAt: 1000,
  busyUntil: 4000,
  timeUpAt: 31_000,
  freeAt: null,
  doneAt: null,
  steps: [],
}

test('what has passed and what is left make up the whole', () => {
  expect([clockText(12_400), leftText(17_600), clockText(30_000)]).toEqual(['0:12', '0:18', '0:30'])
})

test('work without steps left undone runs against the time that binds its person, in time of the case', () => {
  expect(unitClockOf(unit, 2000, 20)).toEqual({ elapsedMs: 20_000, limitMs: 60_000, leftMs: 40_000 })
})

test('over its time the clock runs on', () => {
  expect(unitClockOf(unit, 5000, 20)?.leftMs).toBe(-20_000)
})

test('once sent it runs to the arrival, and stops there', () => {
  const sent = { ...unit, freeAt: 4000, doneAt: 31_000 }
  expect(unitClockOf(sent, 3000, 20)).toEqual({ elapsedMs: 40_000, limitMs: 60_000, leftMs: 20_000 })
  expect(unitClockOf(sent, 6000, 20)).toEqual({ elapsedMs: 100_000, limitMs: 600_000, leftMs: 500_000 })
  expect(unitClockOf(sent, 90_000, 20)).toEqual({ elapsedMs: 600_000, limitMs: 600_000, leftMs: 0 })
})

test('untimed work and work that has not started have no clock', () => {
  expect(unitClockOf({ ...unit, startedAt: null }, 0, 1)).toBeNull()
  expect(unitClockOf({ ...unit, timeUpAt: null }, 0, 1)).toBeNull()
})
