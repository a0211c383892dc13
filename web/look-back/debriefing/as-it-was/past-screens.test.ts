import { expect, test } from 'vitest'
import { keepEqual } from './past-screens.ts'

const before = { team: [{ uid: 'a' }, { uid: 'b' }], vitals: { rate: 160 }, note: null as string | null }
const copy = () => structuredClone(before)

test('what is equal is the same, all of it or in part', () => {
  expect(keepEqual(before, copy())).toBe(before)
  const next = keepEqual(before, { ...copy(), vitals: { rate: 90 } })
  expect(next).toEqual({ ...before, vitals: { rate: 90 } })
  expect(next.team).toBe(before.team)
})

test('lists that grow or shrink keep what they had', () => {
  const longer = keepEqual(before.team, [...copy().team, { uid: 'c' }])
  expect(longer).toEqual([{ uid: 'a' }, { uid: 'b' }, { uid: 'c' }])
  expect(longer[1]).toBe(before.team[1])
  expect(keepEqual(before.team, [{ uid: 'a' }])).toEqual([{ uid: 'a' }])
})

test('what is gone, new or of another kind is as the next has it', () => {
  expect(Object.keys(keepEqual<object>({ a: undefined }, { b: undefined }))).toEqual(['b'])
  expect(keepEqual<unknown>([1], { 0: 1 })).toEqual({ 0: 1 })
  expect(keepEqual({ ...before }, { ...copy(), note: 'x' }).note).toBe('x')
  expect(keepEqual<unknown>(null, {})).toEqual({})
})
