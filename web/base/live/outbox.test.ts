import { expect, test } from 'vitest'
import { commandOf, loadOutbox, type Unsent, unsentTick, withoutUnsent, withUnsent } from './outbox.ts'

const unsent = (id: string): Unsent => ({ id, run: 3, request: { kind: 'continue', step: 1 }, askedAt: 0 })
const storageWith = (text: string | null) => ({ getItem: () => text })

test('commands wait in the order they were asked', () => {
  expect(withUnsent([unsent('a')], unsent('b')).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('an answered command leaves, the others keep their order', () => {
  expect(withoutUnsent([unsent('a'), unsent('b'), unsent('c')], 'b').map(({ id }) => id)).toEqual(['a', 'c'])
})

test('a command goes out with its own id and the run it was meant for, and nothing else of ours', () => {
  expect(commandOf(unsent('a'))).toEqual({ id: 'a', run: 3, kind: 'continue', step: 1 })
})

test('what was unsent before a reload is unsent after it', () => {
  expect(loadOutbox('ann', storageWith(JSON.stringify([unsent('a')])))).toEqual([unsent('a')])
})

test('an unreadable outbox is an empty one', () => {
  expect(loadOutbox('ann', storageWith('{'))).toEqual([])
  expect(loadOutbox('ann', storageWith('[1, {"id": 2}]'))).toEqual([])
  expect(loadOutbox('ann', storageWith(null))).toEqual([])
})

test('a tick on its way counts for its own list and item alone, the newest of several', () => {
  const tick = (list: 'summary' | 'handover', item: number, isTicked: boolean): Unsent => ({
    ...unsent(`${list}${item}${isTicked}`),
    request: { kind: 'tick-item', list, item, isTicked },
  })
  const outbox = [
    tick('summary', 2, true),
    tick('handover', 2, false),
    tick('summary', 2, false),
    tick('summary', 3, true),
  ]
  expect(unsentTick(outbox, 'summary', 2)).toBe(false)
  expect(unsentTick(outbox, 'summary', 3)).toBe(true)
  expect(unsentTick(outbox, 'handover', 3)).toBeUndefined()
})
