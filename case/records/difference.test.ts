import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceBetween, withDifference } from './difference.ts'

/** Plain data of a few names and values, so that two pieces of it often have something in common. */
const { piece } = fc.letrec((tie) => ({
  piece: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, 'rt', 'rn', '', []),
    fc.array(tie('piece'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('slug', 'rt', 'to', 'in', 'gone', '0'), tie('piece'), { maxKeys: 4 }),
  ),
}))

/** As it comes out at the other end of a wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value))

test('a difference makes the one into the other, whatever they are, and leaves the one as it was', () => {
  fc.assert(
    fc.property(piece, piece, (before, after) => {
      const kept = structuredClone(before)
      const difference = differenceBetween(before, after)
      expect(difference ? withDifference(before, sent(difference)) : before).toEqual(after)
      expect(before).toEqual(kept)
    }),
    { numRuns: 3000 },
  )
})

const groups = [
  { name: 'Ventilator', options: ['hfov', 'switch-tanks'], rt: null, rn: null },
  { name: 'Procedure', options: ['cxr', 'istat'], rt: ['cxr'], rn: null },
]
const points = [
  { point: 1, groups },
  { point: 2, groups },
]

test('of a field deep inside only that field is told, and all beside it stays the same object', () => {
  const advised = groups.map((group, index) => (index === 1 ? { ...group, rt: ['cxr', 'istat'] } : group))
  const after = points.map((point, index) => (index === 1 ? { ...point, groups: advised } : point))
  const difference = differenceBetween(points, after)
  expect(difference).toEqual({ in: { 1: { in: { groups: { in: { 1: { in: { rt: { put: [1, 0, 'istat'] } } } } } } } } })
  const applied = difference && withDifference(points, difference)
  expect(applied).toEqual(after)
  expect((applied as typeof points)[0]).toBe(points[0])
  expect((applied as typeof points)[1]?.groups[0]).toBe(groups[0])
})

test('an item that comes or goes is told alone, also where another has changed beside it', () => {
  const flags = ['a', 'b', 'c', 'd'].map((id) => ({ id, at: 5, text: `About ${id}`, by: 'eda' }))
  const [a, b, c, d] = flags
  expect(differenceBetween(flags, [a, c, d])).toEqual({ put: [1, 1] })
  expect(differenceBetween([a, c, d], flags)).toEqual({ put: [1, 0, b] })
  expect(differenceBetween([a, b, c], [{ ...a, text: 'Other' }, b, c, d])).toEqual({
    put: [3, 0, d],
    in: { 0: { in: { text: { to: 'Other' } } } },
  })
})

test('a field that goes is told as gone, and what has nothing left of what it was is told anew', () => {
  expect(differenceBetween({ a: 1, b: 2 }, { a: 1 })).toEqual({ gone: ['b'] })
  expect(differenceBetween({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ gone: ['b'] })
  expect(differenceBetween({ a: 1 }, { b: 2 })).toEqual({ to: { b: 2 } })
  expect(differenceBetween([1, 2], ['x', 'y', 'z'])).toEqual({ to: ['x', 'y', 'z'] })
  expect(differenceBetween({ a: { b: [1] } }, { a: { b: [1] } })).toBeNull()
})
