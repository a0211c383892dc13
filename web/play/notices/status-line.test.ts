import { expect, test } from 'vitest'
import type { Connection } from '../../base/live/live-store.ts'
import { connectionText } from './status-line.tsx'

const NOW = 1_000_000
const asked = (msAgo: number) => ({
  id: String(msAgo),
  run: 1,
  request: { kind: 'answer-call' } as const,
  askedAt: NOW - msAgo,
})
const text = (connection: Connection, outbox: readonly ReturnType<typeof asked>[], liveForMs = 60_000) =>
  connectionText({ connection, outbox, liveSince: NOW - liveForMs }, NOW)

test.each<[Connection, string | null]>([
  ['connecting', 'Connecting'],
  ['catching-up', 'Catching up'],
  ['offline', 'Offline, reconnecting'],
  ['crowded', 'Too many of your pages are open: close one'],
  ['live', null],
  ['signed-out', null],
])('%s is said as %j, and what is unsent at once with it', (connection, said) => {
  expect(text(connection, [])).toBe(said)
  // While all is well nobody needs to hear of a press that is under way.
  const unsent = connection === 'live' ? null : [said, '2 unsent'].filter(Boolean).join(' · ')
  expect(text(connection, [asked(10), asked(5)])).toBe(unsent)
})

test('what is under way for long is said while all else is well', () => {
  expect(text('live', [asked(2001), asked(5)])).toBe('2 unsent')
  expect(text('live', [asked(1999)])).toBeNull()
})

test('what was asked before the page was live again is said until it is answered, however short ago that was', () => {
  expect(text('live', [asked(300)], 100)).toBe('1 unsent')
  expect(text('live', [asked(300), asked(50)], 100)).toBe('2 unsent')
  expect(text('live', [asked(50)], 100)).toBeNull()
})
