import { expect, test } from 'vitest'
import { countUnread } from './shown-messages.ts'

const from = (roleId: 0 | 1 | 2) => ({ roleId, message: 'x', user: 'RT', time: 0 }) as const

test('messages of others after the last one read are unread', () => {
  expect(countUnread([from(1), from(1), from(2)], 0, 1, 0)).toBe(2)
})

test('of a long conversation what the page does not have counts as read up to where it was read', () => {
  expect(countUnread([from(1), from(1), from(2)], 100, 101, 0)).toBe(2)
  expect(countUnread([from(1), from(1), from(2)], 100, 7, 0)).toBe(3)
})

test('one’s own messages are never unread', () => {
  expect(countUnread([from(0), from(1)], 0, 0, 0)).toBe(1)
})
