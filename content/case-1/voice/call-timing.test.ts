import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { call } from '../call.ts'
import { callTiming } from './call-timing.ts'

const captions = callTiming.captions.map((span, index) => ({ ...span, text: call.captions[index] ?? '' }))

test('every caption of the call has its time', () => {
  expect(callTiming.captions).toHaveLength(call.captions.length)
})

test('captions follow one another inside the call', () => {
  const edges = callTiming.captions.flatMap(({ fromMs, toMs }) => [fromMs, toMs])
  expect(edges).toEqual(edges.toSorted((a, b) => a - b))
  expect(edges[0]).toBeGreaterThan(0)
  expect(edges.at(-1)).toBeLessThan(callTiming.durationMs)
})

test.each(captions)('"$text" is spoken at the pace of a person', ({ text, fromMs, toMs }) => {
  const wordsPerMinute = text.split(' ').length / ((toMs - fromMs) / 60_000)
  expect(wordsPerMinute).toBeGreaterThan(90)
  expect(wordsPerMinute).toBeLessThan(220)
})

test('the call lasts as long as the story allows', () => {
  expect(callTiming.durationMs).toBeGreaterThanOrEqual(call.durationMs.from)
  expect(callTiming.durationMs).toBeLessThanOrEqual(call.durationMs.to)
})

test('the peaks can be drawn', () => {
  expect(callTiming.peaks).toHaveLength(200)
  expect(callTiming.peaks.every((peak) => peak >= 0 && peak <= 1)).toBe(true)
  expect(Math.max(...callTiming.peaks)).toBe(1)
})

test('the call is an MP3 of 32 kb/s and as long as its timing says', () => {
  const sound = readFileSync(new URL('call.mp3', import.meta.url))
  expect(isMp3(sound)).toBe(true)
  expect(sound.length).toBeLessThan(500_000)
  const bytesPerMs = 4
  expect(Math.abs(sound.length / bytesPerMs - callTiming.durationMs)).toBeLessThan(500)
})

/** It begins with an ID3 tag or with the eleven set bits of a frame. */
function isMp3(sound: Buffer) {
  return sound.toString('latin1', 0, 3) === 'ID3' || (sound[0] === 0xff && ((sound[1] ?? 0) & 0xe0) === 0xe0)
}
