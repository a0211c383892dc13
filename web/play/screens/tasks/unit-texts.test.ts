import { expect, test } from 'vitest'
import { lockText, unitPlanText } from './unit-texts.ts'

const around = { busyWith: 'Med Pumps AR', now: 1000, pace: 20 }

test('another task is named, with the time of the case that it still takes', () => {
  expect(lockText({ why: 'task-running', until: 2000 }, around)).toBe('Med Pumps AR keeps you busy for 0:20 more.')
})

test('a task with steps left is to be finished first', () => {
  expect(lockText({ why: 'task-running', until: null }, around)).toBe('Finish Med Pumps AR first.')
  expect(lockText({ why: 'task-running', until: null }, { ...around, busyWith: null })).toBe(
    'Finish the task you have started first.',
  )
})

test('what waits for the drugs says when they are ready', () => {
  expect(lockText({ why: 'drugs-first', until: 2000 }, around)).toMatch(/in 0:20/)
  expect(lockText({ why: 'drugs-first', until: null, drugs: 3 }, around)).toBe(
    'This opens once all three drugs are ready.',
  )
})

test('before it is started, work says how long it takes, and when what is ordered will be there', () => {
  const steps: never[] = []
  expect(unitPlanText({ steps, busyMs: 30_000, totalMs: 30_000 })).toBe('0 steps, takes 0:30')
  expect(unitPlanText({ steps, busyMs: 60_000, totalMs: 600_000 })).toBe('0 steps, takes 1:00, arrives after 10:00')
  expect(unitPlanText({ steps, busyMs: null, totalMs: null })).toBe('0 steps, no clock')
})

test('what waits for other work says why, and when that is there', () => {
  const needs = 'It lies in a refrigerator.'
  expect(lockText({ why: 'needs-first', until: null, needs }, around)).toBe(needs)
  expect(lockText({ why: 'needs-first', until: 2000, needs }, around)).toBe(`${needs} It opens in 0:20.`)
})
