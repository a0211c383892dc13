import { expect, test } from 'vitest'
import { ecgAt } from './ecg-at.ts'

const STEPS = 1000
const phases = Array.from({ length: STEPS }, (_, step) => step / STEPS - 0.5)

/** How long the wave is far from its baseline around the R wave. */
function qrsMs(heartRate: number): number {
  const far = phases.filter((phase) => Math.abs(phase) < 0.1 && Math.abs(ecgAt(phase, heartRate)) > 0.1)
  return (far.length / STEPS) * (60_000 / heartRate)
}

test('the R wave stands at the beat, and nothing is higher', () => {
  for (const heartRate of [148, 178, 72]) {
    const highest = phases.reduce((top, phase) => (ecgAt(phase, heartRate) > ecgAt(top, heartRate) ? phase : top))
    expect(Math.abs(highest)).toBeLessThan(0.01)
  }
})

test('the QRS of a newborn is narrow, and wide and low when the heart fails', () => {
  expect(qrsMs(178)).toBeLessThan(60)
  expect(qrsMs(148)).toBeLessThan(60)
  expect(qrsMs(72)).toBeGreaterThan(80)
  expect(ecgAt(0, 72)).toBeLessThan(0.75 * ecgAt(0, 148))
})

test('the T wave is upright, and turns over when the heart fails', () => {
  const tAt = (heartRate: number) => ecgAt((0.27 * Math.sqrt(60 / heartRate) * heartRate) / 60, heartRate)
  expect(tAt(148)).toBeGreaterThan(0.1)
  expect(tAt(178)).toBeGreaterThan(0.1)
  expect(tAt(72)).toBeLessThan(-0.1)
})

test('one beat joins the next without a step', () => {
  for (const heartRate of [148, 178, 72]) {
    expect(ecgAt(0.4999, heartRate)).toBeCloseTo(ecgAt(0.5001, heartRate), 2)
    expect(ecgAt(7.3, heartRate)).toBeCloseTo(ecgAt(0.3, heartRate), 6)
  }
})
