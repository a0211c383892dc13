import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Call, CallTiming } from '#case/story/call.ts'
import { call as call1 } from './case-1/call.ts'
import { callTiming as timing1 } from './case-1/voice/call-timing.ts'
import { call as call2 } from './case-2/call.ts'
import { callTiming as timing2 } from './case-2/voice/call-timing.ts'

const stories: readonly { readonly id: string; readonly call: Call; readonly callTiming: CallTiming }[] = [
  { id: 'case-1', call: call1, callTiming: timing1 },
  { id: 'case-2', call: call2, callTiming: timing2 },
]

describe.each(stories)('the call of $id', ({ id, call, callTiming }) => {
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
    // Words of one syllable go by quickly.
    expect(wordsPerMinute).toBeLessThan(260)
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
    const sound = readFileSync(new URL(`${id}/voice/call.mp3`, import.meta.url))
    expect(isMp3(sound)).toBe(true)
    expect(sound.length).toBeLessThan(500_000)
    const bytesPerMs = 4
    expect(Math.abs(sound.length / bytesPerMs - callTiming.durationMs)).toBeLessThan(500)
  })
})

/** It begins with an ID3 tag or with the eleven set bits of a frame. */
function isMp3(sound: Buffer) {
  return sound.toString('latin1', 0, 3) === 'ID3' || (sound[0] === 0xff && ((sound[1] ?? 0) & 0xe0) === 0xe0)
}
