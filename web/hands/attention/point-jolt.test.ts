import { expect, test } from 'vitest'
import { joltOf, joltSince } from './point-jolt.ts'

const situation = ['It falls.', 'The blender whistles.', 'Her HR is 166.']

test('the event that a point opens with is told by its first sentences', () => {
  expect(joltOf({ eventSentences: 1, situation })).toEqual({ jolt: ['It falls.'], rest: situation.slice(1) })
  expect(joltOf({ eventSentences: 2, situation }).rest).toEqual(['Her HR is 166.'])
  expect(joltOf({ eventSentences: 0, situation })).toEqual({ jolt: [], rest: situation })
})

test('only the newest point can be news', () => {
  const third = { eventSentences: 1, openedAt: 1000 }
  expect(joltSince([{ eventSentences: 0, openedAt: 500 }, third])).toBe(1000)
  expect(joltSince([third, { eventSentences: 0, openedAt: null }])).toBeNull()
  expect(joltSince([])).toBeNull()
})
