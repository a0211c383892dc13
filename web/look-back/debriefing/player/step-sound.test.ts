import { expect, test } from 'vitest'
import { hasDrifted, soundingAt } from './step-sound.tsx'

const recording = (id: string, at: number, durationMs: number) => ({
  id,
  at,
  to: at + durationMs,
  kind: 'recording' as const,
  text: 'The Provider spoke.',
  sound: { path: `/Audio/${id}`, durationMs },
})
const message = { id: 'hi', at: 5000, kind: 'message' as const, text: 'Hi' }
const { sound: _, ...unkept } = recording('handover', 90_000, 20_000)
const words = { ...recording('words', 24_000, 2000), kind: 'words' as const }
const entries = [recording('summary', 1000, 30_000), message, words, unkept]
const soundAt = (at: number) => {
  const sounding = soundingAt(entries, at)
  return sounding && [sounding.entry.id, sounding.offsetMs]
}

test('a recording sounds from its beginning to its end, as far in as the playhead is', () => {
  expect([999, 1000, 6000, 30_999, 31_000].map(soundAt)).toEqual([
    null,
    ['summary', 0],
    ['summary', 5000],
    ['summary', 29_999],
    null,
  ])
})

test('what an educator said over it is heard, and then the recording again', () => {
  expect([24_500, 26_000].map(soundAt)).toEqual([
    ['words', 500],
    ['summary', 25_000],
  ])
})

test('a recording whose sound was not kept is found, so that it can be said', () => {
  expect(soundAt(95_000)).toEqual(['handover', 5000])
  expect(soundAt(110_000)).toBeNull()
})

test('sound is moved only where the difference would be noticed', () => {
  expect([hasDrifted(5000, 5800), hasDrifted(5000, 6200), hasDrifted(6200, 5000)]).toEqual([false, true, true])
})
