import { expect, test } from 'vitest'
import { takeProblem } from './take.ts'

const sound = (bytes: number) => new Blob([new Uint8Array(bytes)])

test('a take of up to 20 MB and 10 minutes may be sent', () => {
  expect(takeProblem({ sound: sound(10), durationMs: 600_900 })).toBeNull()
  expect(takeProblem({ sound: sound(10), durationMs: null })).toBeNull()
})

test('an empty, a too large and a too long one are told before they are sent', () => {
  expect(takeProblem({ sound: sound(0), durationMs: null })).toBe('The file is empty.')
  expect(takeProblem({ sound: sound(20 * 1024 * 1024 + 1), durationMs: null })).toBe('The file is larger than 20 MB.')
  expect(takeProblem({ sound: sound(10), durationMs: 700_000 })).toBe('It is longer than 10 minutes.')
})
