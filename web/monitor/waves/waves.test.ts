import { expect, test } from 'vitest'
import { rounded } from '../heart/readings.ts'
import { rows } from '../heart/test-readings.ts'
import { arterialAt, ecgAt, perfusionOf, plethAt } from './channels.ts'

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

const pulse = (readings: (typeof rows)[number]) =>
  Array.from({ length: STEPS }, (_, step) => arterialAt(step / STEPS, readings))

test.each(rows)('the wave reaches from the diastolic to the systolic pressure: $systolic/$diastolic', (row) => {
  expect(Math.max(...pulse(row))).toBeCloseTo(row.systolic, 3)
  expect(Math.min(...pulse(row))).toBeCloseTo(row.diastolic, 3)
})

test.each(rows)('the mean of the wave is the mean that is shown: ($mean)', (row) => {
  const mean = pulse(row).reduce((sum, level) => sum + level, 0) / STEPS
  expect(rounded({ ...row, mean }).mean).toBe(row.mean)
})

test('after its top the wave falls into the dicrotic notch and rises once more', () => {
  const levels = pulse({ ...rows[0], systolic: 100, diastolic: 0 })
  const turns = levels.flatMap((level, at) => {
    const before = levels.at(at - 1) ?? 0
    const after = levels[(at + 1) % STEPS] ?? 0
    if (level > before && level > after) return [{ turn: 'top', at, level }]
    return level < before && level < after ? [{ turn: 'foot', at, level }] : []
  })
  const [top, notch, second] = turns.slice(turns.findIndex(({ turn }) => turn === 'top'))
  expect(turns.filter(({ turn }) => turn === 'top')).toHaveLength(2)
  expect([top?.turn, notch?.turn, second?.turn]).toEqual(['top', 'foot', 'top'])
  expect((second?.level ?? 0) - (notch?.level ?? 0)).toBeGreaterThan(5)
  expect(notch?.level).toBeGreaterThan(20)
})

const heightOf = (perfusion: number) => {
  const levels = Array.from({ length: 500 }, (_, step) => plethAt(step / 500, perfusion))
  return Math.max(...levels) - Math.min(...levels)
}

test('the wave is as high as the perfusion', () => {
  expect(heightOf(1)).toBeCloseTo(1, 3)
  expect(heightOf(0.2)).toBeCloseTo(0.2, 3)
})

test('a falling mean pressure flattens it, and near arrest it is all but flat', () => {
  const perfusions = rows.map(({ mean }) => perfusionOf(mean))
  expect(perfusions).toEqual([...perfusions].sort((one, other) => other - one))
  expect(new Set(perfusions).size).toBe(rows.length)
  expect(perfusions[0]).toBeGreaterThan(0.95)
  expect(perfusions.at(-1)).toBeLessThan(0.2)
})

test('no pressure makes it more than full or less than a trace', () => {
  expect(perfusionOf(90)).toBe(1)
  expect(perfusionOf(0)).toBeGreaterThan(0)
})
