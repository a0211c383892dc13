import { expect, test } from 'vitest'
import type { BoardUnit } from '#case/views/preparation/board.ts'
import { clockText, leftText } from '../../../base/ui/number-text.ts'
import { busyWith, unitState } from './board-unit.ts'

const clock = { startedAt: 100_000, stoppedAt: null, pace: 10 }
const pumps: BoardUnit = {
  id: 'MedPumps',
  name: 'Med Pumps AR',
  startedAt: null,
  freeAt: null,
  doneAt: null,
  isBinding: true,
  stepsDone: 0,
  stepsInAll: 5,
  checkAskedAt: null,
}
const order: BoardUnit = {
  ...pumps,
  id: 'OrderPharmacy',
  startedAt: 100_000,
  freeAt: 106_000,
  doneAt: 160_000,
  isBinding: true,
  stepsDone: 5,
}

test('work that was never started is pending', () => {
  expect(unitState(pumps, clock, 101_000)).toEqual({ kind: 'pending' })
})

test('work with steps missing counts up at the pace of the case', () => {
  expect(unitState({ ...pumps, startedAt: 100_000 }, clock, 101_000)).toEqual({ kind: 'open', forMs: 10_000 })
})

test('a drug that waits for a second person counts that wait', () => {
  const drug = { ...pumps, id: 'dopamine' as const, startedAt: 100_000, checkAskedAt: 103_000 }
  expect(unitState(drug, clock, 104_000)).toEqual({ kind: 'check', forMs: 10_000 })
})

test('an order keeps its person first, is then on its way, and arrives', () => {
  expect([105_000, 106_000, 160_000].map((now) => unitState(order, clock, now))).toEqual([
    { kind: 'running', leftMs: 10_000, freeAtMs: 60_000 },
    { kind: 'on-its-way', leftMs: 540_000, doneAtMs: 600_000 },
    { kind: 'done', doneAtMs: 600_000 },
  ])
})

test('a person is busy with what was started and does not let go yet', () => {
  const challenge = { ...pumps, id: 'epi-challenge' as const, isBinding: false, startedAt: 100_000 }
  expect(busyWith([pumps, order, challenge], 105_000)).toBe(order)
  expect(busyWith([pumps, order, challenge], 106_000)).toBeNull()
})

test('what is left is never told as nothing while something is', () => {
  expect([clockText(59_999), leftText(59_001), leftText(0)]).toEqual(['0:59', '1:00', '0:00'])
})
