import { expect, test } from 'vitest'
import type { MonitorView } from '#case/views/bedside/monitor.ts'
import { instruments } from '#content/case-1/instruments.ts'
import { monitorChanges } from './monitor-comparison.tsx'

const row = (heartRate: number, systolic: number, diastolic: number, mean: number, pre: number, post: number) =>
  ({
    heartRate,
    bloodPressure: `${systolic}/${diastolic} (${mean})`,
    systolic,
    diastolic,
    mean,
    oxygenPre: pre,
    oxygenPost: post,
  }) satisfies MonitorView

const shock = row(178, 38, 22, 27, 76, 62)
const unstable = row(166, 48, 30, 36, 84, 73)
const arresting = row(72, 24, 12, 16, 55, 42)

test('every sign says which way it went, and by how much', () => {
  expect(monitorChanges(instruments.signs, shock, unstable).map(({ words }) => words)).toEqual([
    'down 12',
    'up 9',
    'up 8',
    'up 11',
  ])
  expect(monitorChanges(instruments.signs, shock, shock).map(({ words }) => words)).toEqual([
    'same',
    'same',
    'same',
    'same',
  ])
})

test('more pressure and more oxygen are better; a slower heart may be either', () => {
  expect(monitorChanges(instruments.signs, shock, unstable).map(({ isBetter }) => isBetter)).toEqual([
    null,
    true,
    true,
    true,
  ])
  expect(monitorChanges(instruments.signs, shock, arresting).map(({ isBetter }) => isBetter)).toEqual([
    null,
    false,
    false,
    false,
  ])
})

test('the pressure is compared by its mean and keeps its two numbers beside it', () => {
  const pressure = monitorChanges(instruments.signs, shock, unstable)[1]
  expect(pressure).toMatchObject({ before: 27, now: 36, beside: ['38/22', '48/30'] })
})
