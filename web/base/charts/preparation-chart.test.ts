import { expect, test } from 'vitest'
import type { PreparationResult } from '#case/views/preparation/preparation-result.ts'
import { lostTime } from './lost-time.ts'
import { layOutPreparation } from './preparation-chart.tsx'

const MINUTE = 60_000
/** Server time of a minute of the case, at pace 10. */
const minute = (minutes: number) => 1_000_000 + (minutes * MINUTE) / 10
const unit = (
  id: PreparationResult['units'][number]['id'],
  [start, free, done]: readonly [number, number, number],
  roleId: 1 | 2 = 2,
) => ({
  id,
  roleId,
  name: id,
  isOrder: id === 'OrderPharmacy',
  startedAt: minute(start),
  freeAt: minute(free),
  doneAt: minute(done),
})

const result = (tookMinutes: number, units: PreparationResult['units']): PreparationResult => ({
  startedAt: minute(0),
  stoppedAt: minute(tookMinutes),
  tookMs: tookMinutes * MINUTE,
  bestMs: 10 * MINUTE,
  loadingMs: 10 * MINUTE,
  band: { title: 'Good', advice: '' },
  promise: null,
  units,
  orderPuzzle: [],
  firstMoves: [],
})

const pumpsFirst = result(12, [
  unit('OrderPharmacy', [1, 2, 11]),
  unit('MedPumps', [0, 1, 1]),
  unit('CalibrateINO', [0, 2, 2], 1),
])

test('bars stand by person, each in the order of its start', () => {
  const { lanes } = layOutPreparation(pumpsFirst, 10)
  expect(lanes.map(({ roleId, bars }) => [roleId, bars.map(({ id }) => id)])).toEqual([
    [2, ['MedPumps', 'OrderPharmacy']],
    [1, ['CalibrateINO']],
  ])
})

test('a bar shows how long it kept its person, and how long it went on by itself', () => {
  const order = layOutPreparation(pumpsFirst, 10).lanes[0]?.bars[1]
  expect(order).toMatchObject({ startMs: MINUTE, doneMs: 11 * MINUTE })
  expect([order?.x, order?.handsWidth, order?.waitWidth].map((part) => Math.round((part ?? 0) * 12) / 100)).toEqual([
    1, 1, 9,
  ])
})

test('the axis runs in full steps beyond the end, best and end upon it', () => {
  const { ticks, best, end } = layOutPreparation(pumpsFirst, 10)
  expect(ticks.map(({ ms }) => ms / MINUTE)).toEqual([0, 2, 4, 6, 8, 10, 12])
  expect([best.x, end.x].map(Math.round)).toEqual([83, 100])
})

test('a long preparation has no more marks than can be read', () => {
  expect(layOutPreparation(result(75, []), 10).ticks.length).toBeLessThanOrEqual(7)
})

test('work that was never started has no bar', () => {
  const idle = { ...unit('MedPumps', [0, 1, 1]), startedAt: null, freeAt: null, doneAt: null }
  expect(layOutPreparation(result(10, [idle]), 10).lanes).toEqual([])
})

test('the best possible preparation lost nothing', () => {
  expect(lostTime(result(10, [unit('OrderPharmacy', [0, 1, 10]), unit('MedPumps', [1, 1.5, 1.5])]), 10)).toEqual([])
})

test('the parts of the lost time add up to the whole', () => {
  const slow = result(15, [unit('OrderPharmacy', [1, 3, 12]), unit('saline', [12, 14, 14])])
  expect(lostTime(slow, 10).map(({ ms }) => ms / MINUTE)).toEqual([1, 1, 2, 1])
})
