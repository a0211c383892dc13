import { expect, test } from 'vitest'
import { instruments } from '#content/case-1/instruments.ts'
import { createHeart } from '../heart/create-heart.ts'
import type { Readings } from '../heart/readings.ts'
import { arresting, rows, shock } from '../heart/test-readings.ts'
import { type Channel, fullChannels, stripChannels } from './channels.ts'

const { signs } = instruments
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

test.each(rows)('every wave beats as often as the number says: $rate', (row) => {
  for (const channel of [...fullChannels(signs).withLine, ...stripChannels]) {
    expect(Math.abs(beatsIn(minuteOf(channel, row)) - row.rate)).toBeLessThanOrEqual(1)
  }
})

test.each(rows)('no wave leaves its band: $systolic/$diastolic', (row) => {
  for (const channel of [...fullChannels(signs).withLine, ...stripChannels]) {
    const levels = minuteOf(channel, row)
    expect(Math.min(...levels)).toBeGreaterThan(-0.001)
    expect(Math.max(...levels)).toBeLessThan(1.001)
  }
})

test('the bands lie one below the other and fill the screen', () => {
  const channels = fullChannels(signs).withLine
  const ends = channels.map(({ top, height }) => top + height)
  expect(channels.map(({ key }) => key)).toEqual(['heartRate', 'bloodPressure', 'oxygenPre', 'oxygenPost'])
  expect(channels[0]?.top).toBe(0)
  expect(ends.at(-1)).toBeCloseTo(1)
  for (const [at, { top }] of channels.slice(1).entries()) expect(top).toBeCloseTo(ends[at] ?? -1)
})

test('without an arterial line there is no arterial wave, and the others stay where they are', () => {
  expect(fullChannels(signs).withoutLine).toEqual(
    fullChannels(signs).withLine.filter(({ key }) => key !== 'bloodPressure'),
  )
  expect(fullChannels(signs).withoutLine).toHaveLength(3)
})

test('a low saturation alone changes no wave', () => {
  for (const channel of fullChannels(signs).withLine) {
    expect(minuteOf(channel, { ...shock, oxygenPre: 55, oxygenPost: 42 })).toEqual(minuteOf(channel, shock))
  }
})

test('near arrest the pulse waves are a fraction of what they were', () => {
  const heightOf = (levels: readonly number[]) => Math.max(...levels) - Math.min(...levels)
  for (const channel of fullChannels(signs).withLine.filter(({ key }) => key !== 'heartRate')) {
    expect(heightOf(minuteOf(channel, arresting))).toBeLessThan(0.6 * heightOf(minuteOf(channel, rows[0])))
  }
})
