import { expect, test } from 'vitest'
import { createHeart } from '../heart/create-heart.ts'
import type { Readings } from '../heart/readings.ts'
import { arresting, rows, shock } from '../heart/test-readings.ts'
import { type Channel, fullChannels, stripChannels } from './channels.ts'

const FRAME_MS = 5
const MINUTE_MS = 60_000

/** Every level of a channel over a minute of a real heart. */
function minuteOf({ levelAt }: Channel, readings: Readings): readonly number[] {
  const heart = createHeart(readings)
  return Array.from({ length: MINUTE_MS / FRAME_MS + 1 }, (_, frame) => {
    heart.advance(frame * FRAME_MS)
    return levelAt(heart.beats(), heart.readings())
  })
}

/** How often the wave rises through the middle between its lowest and its highest point. */
function beatsIn(levels: readonly number[]): number {
  const middle = (Math.max(...levels) + Math.min(...levels)) / 2
  return levels.filter((level, at) => level > middle && (levels[at - 1] ?? level) <= middle).length
}

test.each(rows)('every wave beats as often as the number says: $heartRate', (row) => {
  for (const channel of [...fullChannels(true), ...stripChannels]) {
    expect(Math.abs(beatsIn(minuteOf(channel, row)) - row.heartRate)).toBeLessThanOrEqual(1)
  }
})

test.each(rows)('no wave leaves its band: $systolic/$diastolic', (row) => {
  for (const channel of [...fullChannels(true), ...stripChannels]) {
    const levels = minuteOf(channel, row)
    expect(Math.min(...levels)).toBeGreaterThan(-0.001)
    expect(Math.max(...levels)).toBeLessThan(1.001)
  }
})

test('the bands lie one below the other and fill the screen', () => {
  const channels = fullChannels(true)
  const ends = channels.map(({ top, height }) => top + height)
  expect(channels.map(({ key }) => key)).toEqual(['ecg', 'arterial', 'pre', 'post'])
  expect(channels[0]?.top).toBe(0)
  expect(ends.at(-1)).toBeCloseTo(1)
  for (const [at, { top }] of channels.slice(1).entries()) expect(top).toBeCloseTo(ends[at] ?? -1)
})

test('without an arterial line there is no arterial wave, and the others stay where they are', () => {
  expect(fullChannels(false)).toEqual(fullChannels(true).filter(({ key }) => key !== 'arterial'))
  expect(fullChannels(false)).toHaveLength(3)
})

test('a low saturation alone changes no wave', () => {
  for (const channel of fullChannels(true)) {
    expect(minuteOf(channel, { ...shock, oxygenPre: 55, oxygenPost: 42 })).toEqual(minuteOf(channel, shock))
  }
})

test('near arrest the pulse waves are a fraction of what they were', () => {
  const heightOf = (levels: readonly number[]) => Math.max(...levels) - Math.min(...levels)
  for (const channel of fullChannels(true).filter(({ key }) => key !== 'ecg')) {
    expect(heightOf(minuteOf(channel, arresting))).toBeLessThan(0.6 * heightOf(minuteOf(channel, rows[0])))
  }
})
