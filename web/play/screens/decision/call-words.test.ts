import { expect, test } from 'vitest'
import { begunAfter, RING_MS, sentencesOf } from './medical-control.tsx'

const call = ['Medical control here.', 'Dopamine to ten: one point two an hour.', 'Please read that back.']

test('a text is cut where a sentence ends, not at the point of a number', () => {
  expect(sentencesOf('Mean pressure 36.5 now. You have no arterial line: heel samples, at 0.48 mL/h. Ready?')).toEqual([
    'Mean pressure 36.5 now.',
    'You have no arterial line: heel samples, at 0.48 mL/h.',
    'Ready?',
  ])
})

test('nobody speaks while the phone rings', () => {
  expect(begunAfter(call, RING_MS - 1)).toBe(0)
  expect(begunAfter(call, RING_MS)).toBe(1)
})

test('a long sentence takes longer than a short one', () => {
  const beginsMs = (count: number) => {
    let ms = 0
    while (begunAfter(call, ms) < count) ms += 10
    return ms
  }
  const short = beginsMs(2) - beginsMs(1)
  const long = beginsMs(3) - beginsMs(2)
  expect(short).toBeGreaterThan(1000)
  expect(long).toBeGreaterThan(short)
})

test('whoever comes late has missed nothing', () => {
  expect(begunAfter(call, 3_600_000)).toBe(3)
})
