import { expect, test } from 'vitest'
import { arterialAt } from './arterial-at.ts'
import { type Readings, rounded } from './readings.ts'
import { rows } from './rows.ts'

const STEPS = 1000
const pulse = (readings: Readings) => Array.from({ length: STEPS }, (_, step) => arterialAt(step / STEPS, readings))

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
