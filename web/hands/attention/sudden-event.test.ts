import { expect, test } from 'vitest'
import { eventOf, eventSince } from './sudden-event.ts'

const situation = ['It falls.', 'The blender whistles.', 'Her HR is 166.']

test('the event that a point opens with is told by its first sentences', () => {
  expect(eventOf({ eventSentences: 1, situation })).toEqual({ event: ['It falls.'], rest: situation.slice(1) })
  expect(eventOf({ eventSentences: 2, situation }).rest).toEqual(['Her HR is 166.'])
  expect(eventOf({ eventSentences: 0, situation })).toEqual({ event: [], rest: situation })
})

test('only the newest point can be news', () => {
  const third = { eventSentences: 1, openedAt: 1000 }
  expect(eventSince([{ eventSentences: 0, openedAt: 500 }, third])).toBe(1000)
  expect(eventSince([third, { eventSentences: 0, openedAt: null }])).toBeNull()
  expect(eventSince([])).toBeNull()
})
