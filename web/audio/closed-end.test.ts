import { expect, test } from 'vitest'
import { withClosedEnd } from './closed-end.ts'

const bytes = (...values: number[]) => Uint8Array.from(values).buffer
const valuesOf = (parts: readonly ArrayBuffer[]) => parts.map((part) => [...new Uint8Array(part)])

test('a block that was only begun is left out', () => {
  expect(valuesOf(withClosedEnd([bytes(1, 0xa3), bytes(2, 0xa3)], 'audio/webm;codecs=opus'))).toEqual([[1, 0xa3], [2]])
})

test('an end without a begun block stays as it is, and so does any other kind of file', () => {
  expect(valuesOf(withClosedEnd([bytes(1, 2)], 'audio/webm'))).toEqual([[1, 2]])
  expect(valuesOf(withClosedEnd([bytes(1, 0xa3)], 'audio/mp4'))).toEqual([[1, 0xa3]])
  expect(withClosedEnd([], 'audio/webm')).toEqual([])
})
