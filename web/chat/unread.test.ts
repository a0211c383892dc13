import { expect, test } from 'vitest'
import { countUnread } from './unread.ts'

const from = (roleId: 0 | 1 | 2) => ({ roleId, message: 'x', user: 'RT', time: 0 }) as const

test('messages of others after the last one read are unread', () => {
  expect(countUnread([from(1), from(1), from(2)], 1, 0)).toBe(2)
})

test('one’s own messages are never unread', () => {
  expect(countUnread([from(0), from(1)], 0, 0)).toBe(1)
})
