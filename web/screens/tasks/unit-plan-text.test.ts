import { expect, test } from 'vitest'
import { unitPlanText } from './unit-plan-text.ts'

test('before it is started, work says how long it takes, and when what is ordered will be there', () => {
  const steps: never[] = []
  expect(unitPlanText({ steps, busyMs: 30_000, totalMs: 30_000 })).toBe('0 steps, takes 0:30')
  expect(unitPlanText({ steps, busyMs: 60_000, totalMs: 600_000 })).toBe('0 steps, takes 1:00, arrives after 10:00')
  expect(unitPlanText({ steps, busyMs: null, totalMs: null })).toBe('0 steps, no clock')
})
