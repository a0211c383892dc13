import { expect, test } from 'vitest'
import { createHeart, GLIDE_MS, glide } from './create-heart.ts'
import { arresting, best, better, rows, shock } from './test-readings.ts'

test.each(rows)('it beats as often in a minute as its rate says: $rate', (row) => {
  const heart = createHeart(row)
  for (let ms = 0; ms <= 60_000; ms += 16) heart.advance(ms)
  heart.advance(60_000)
  expect(heart.beats()).toBeCloseTo(row.rate, 6)
})

test('it glides to its target: on the way at half time, there at the end, and it stays', () => {
  const heart = createHeart(better)
  heart.advance(0)
  heart.glideTo(arresting, 0)
  heart.advance(GLIDE_MS / 2)
  expect(heart.readings().rate).toBeCloseTo((better.rate + arresting.rate) / 2)
  expect(heart.isGliding(GLIDE_MS / 2)).toBe(true)
  heart.advance(GLIDE_MS)
  expect(heart.readings()).toEqual(arresting)
  expect(heart.isGliding(GLIDE_MS)).toBe(false)
})

test('a new target takes over from where it stands', () => {
  const heart = createHeart(better)
  heart.glideTo(arresting, 0)
  heart.advance(GLIDE_MS / 2)
  const { rate } = heart.readings()
  heart.glideTo(better, GLIDE_MS / 2)
  heart.advance(GLIDE_MS / 2)
  expect(heart.readings().rate).toBeCloseTo(rate)
  heart.advance(GLIDE_MS * 2)
  expect(heart.readings()).toEqual(better)
})

test('it can jump', () => {
  const heart = createHeart(better)
  heart.jumpTo(arresting)
  heart.advance(1)
  expect(heart.readings()).toEqual(arresting)
})

test('after a pause it goes on where it stood', () => {
  const heart = createHeart(better)
  heart.advance(0)
  heart.advance(600_000)
  expect(heart.beats()).toBeLessThan(4)
  expect(heart.ranMs()).toBeLessThanOrEqual(1000)
})

test('it begins where it was, takes four seconds, and ends exactly at its target', () => {
  expect(glide(best, shock, 0)).toEqual(best)
  expect(glide(best, shock, 3999)).not.toEqual(shock)
  expect(glide(best, shock, 4000)).toEqual(shock)
  expect(GLIDE_MS).toBe(4000)
})

test('every number moves towards its target and never back', () => {
  const steps = Array.from({ length: 41 }, (_, step) => glide(best, shock, step * 100))
  for (const [at, { rate, mean, oxygenPost }] of steps.slice(1).entries()) {
    expect(rate).toBeGreaterThan(steps[at]?.rate ?? 0)
    expect(mean).toBeLessThan(steps[at]?.mean ?? 0)
    expect(oxygenPost).toBeLessThan(steps[at]?.oxygenPost ?? 0)
  }
})
