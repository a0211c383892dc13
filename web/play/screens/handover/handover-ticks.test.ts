import { expect, test } from 'vitest'
import type { Unsent } from '../../../base/live/outbox.ts'
import { columnsFor, isHeard } from './handover-ticks.ts'

const ticked = { rt: [0, 3], rn: [3] }
const asked = (item: number, isTicked: boolean): Unsent => ({
  id: `tick-${item}-${isTicked}`,
  run: 1,
  askedAt: 0,
  request: { kind: 'tick-item', list: 'handover', item, isTicked },
})

test('each listener’s ticks are their own', () => {
  const has = (of: 1 | 2, item: number) => isHeard({ ticked }, [], { of, own: 0, item })
  expect([has(1, 0), has(2, 0), has(1, 3), has(2, 3)]).toEqual([true, false, true, true])
})

test('one’s own tick shows before it is stored, as it was pressed last; the other’s waits for the server', () => {
  const outbox = [asked(5, true), asked(3, true), asked(3, false)]
  expect(isHeard({ ticked }, outbox, { of: 1, own: 1, item: 5 })).toBe(true)
  expect(isHeard({ ticked }, outbox, { of: 1, own: 1, item: 3 })).toBe(false)
  expect(isHeard({ ticked }, outbox, { of: 2, own: 1, item: 5 })).toBe(false)
  expect(isHeard({ ticked }, outbox, { of: 2, own: 1, item: 3 })).toBe(true)
})

test('one’s own column is the first', () => {
  expect(([0, 1, 2] as const).map(columnsFor)).toEqual([
    [1, 2],
    [1, 2],
    [2, 1],
  ])
})
