import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { speech as speech1 } from './case-1/stand-in-speech.ts'
import { summary as summary1 } from './case-1/summary.ts'
import { providerClips as clips1 } from './case-1/voice/provider-timing.ts'
import { speech as speech2 } from './case-2/stand-ins/speech.ts'
import { summary as summary2 } from './case-2/summary.ts'
import { providerClips as clips2 } from './case-2/voice/provider-timing.ts'

const stories = [
  { id: 'case-1', speech: speech1, summary: summary1, providerClips: clips1 },
  { id: 'case-2', speech: speech2, summary: summary2, providerClips: clips2 },
] as const

describe.each(stories)('the Provider’s voice of $id', ({ id, speech, summary, providerClips }) => {
  const clips = Object.entries(providerClips).map(([text, clip]) => ({ text, ...clip }))

  test('every sentence of the Provider has a clip, and no clip is without a sentence', () => {
    const sentences = new Set([...speech.summary, ...speech.handover].flat().map(({ text }) => text))
    expect(clips.map(({ text }) => text)).toEqual([...sentences])
  })

  test('the clips lie one after the other up to the end of the file', () => {
    const file = readFileSync(new URL(`${id}/voice/provider.mp4`, import.meta.url))
    const ends = clips.map(({ from, bytes }) => from + bytes)
    expect(clips.slice(1).map(({ from }) => from)).toEqual(ends.slice(0, -1))
    expect(ends.at(-1)).toBe(file.length)
    for (const { from } of clips) expect(file.toString('latin1', from + 4, from + 8)).toBe('moof')
  })

  test.each(clips)('"$text" is spoken at the pace of a person', ({ text, durationMs }) => {
    const wordsPerMinute = text.split(' ').length / (durationMs / 60_000)
    expect(wordsPerMinute).toBeGreaterThan(65)
    expect(wordsPerMinute).toBeLessThan(230)
  })

  test('the briefing has a good length', () => {
    const lengthMs = speech.summary.flat().reduce((sum, { text }) => sum + (providerClips[text]?.durationMs ?? 0), 0)
    expect(lengthMs).toBeGreaterThanOrEqual(summary.goodLengthMs.from)
    expect(lengthMs).toBeLessThanOrEqual(summary.goodLengthMs.to)
  })
})
