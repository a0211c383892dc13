import { expect, test } from 'vitest'
import { GLIDE_MS, glide } from './glide.ts'
import { best, shock } from './rows.ts'

test('it begins where it was, takes four seconds, and ends exactly at its target', () => {
  expect(glide(best, shock, 0)).toEqual(best)
  expect(glide(best, shock, 3999)).not.toEqual(shock)
  expect(glide(best, shock, 4000)).toEqual(shock)
  expect(GLIDE_MS).toBe(4000)
})

test('every number moves towards its target and never back', () => {
  const steps = Array.from({ length: 41 }, (_, step) => glide(best, shock, step * 100))
  for (const [at, { heartRate, mean, oxygenPost }] of steps.slice(1).entries()) {
    expect(heartRate).toBeGreaterThan(steps[at]?.heartRate ?? 0)
    expect(mean).toBeLessThan(steps[at]?.mean ?? 0)
    expect(oxygenPost).toBeLessThan(steps[at]?.oxygenPost ?? 0)
  }
})
