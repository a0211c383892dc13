import { expect, test } from 'vitest'
import { eventOf, eventSince } from './sudden-event.ts'

const situation = ['It falls.', 'The blender whistles.', 'Her HR is 166.']

test('the third and the fifth point open with an event, told by their first sentences', () => {
  expect(eventOf({ point: 3, situation })).toEqual({ event: ['It falls.'], rest: situation.slice(1) })
  expect(eventOf({ point: 5, situation }).rest).toEqual(['Her HR is 166.'])
  expect(eventOf({ point: 2, situation })).toEqual({ event: [], rest: situation })
})

test('only the newest point can be news', () => {
  const third = { point: 3, openedAt: 1000 }
  expect(eventSince([{ point: 2, openedAt: 500 }, third])).toBe(1000)
  expect(eventSince([third, { point: 4, openedAt: null }])).toBeNull()
  expect(eventSince([])).toBeNull()
})
