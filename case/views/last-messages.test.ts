import { expect, test } from 'vitest'
import { messagesBefore } from './last-messages.ts'

const said = (message: string) => ({ roleId: 1, message, user: 'RT', time: 0 }) as const
const many = Array.from({ length: 10_000 }, (_, index) => said(`message ${index}`))

test('of a long conversation the last fifty messages come first, and before each the fifty before it', () => {
  expect(messagesBefore(many, 10_000)).toEqual({ from: 9950, messages: many.slice(9950) })
  expect(messagesBefore(many, 9950)).toEqual({ from: 9900, messages: many.slice(9900, 9950) })
  expect(messagesBefore(many, 20)).toEqual({ from: 0, messages: many.slice(0, 20) })
})

test('long messages come in smaller pieces, the longest by themselves', () => {
  const long = Array.from({ length: 9 }, () => said('x'.repeat(2500)))
  expect(messagesBefore(long, 9).from).toBe(7)
  expect(messagesBefore([said('x'.repeat(9000))], 1).from).toBe(0)
})

test('before the first there is nothing', () => {
  expect(messagesBefore(many, 0)).toEqual({ from: 0, messages: [] })
  expect(messagesBefore([], 0)).toEqual({ from: 0, messages: [] })
})
