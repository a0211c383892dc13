import { expect, test } from 'vitest'
import type { FlagView } from '#case/views/console/console.ts'
import { marksIn, rowInHand, saidOf } from './marks.ts'

const flag = (id: string, how: Partial<FlagView> = {}): FlagView => ({
  ...{ id, at: 0, text: '', sentence: '', version: null, sign: null, about: null },
  ...how,
})
const loop = (id: string) => flag(id, { sign: 1, about: 'loop' })
const plan = (id: string) => flag(id, { sign: -1, about: 'plan' })

test('flags about nothing are no marks; marks stand in the order they were set', () => {
  expect(marksIn([loop('10'), flag('3', { sign: 1 }), plan('9')]).map(({ id }) => id)).toEqual(['9', '10'])
})

test('the row in hand is the one pressed here, whatever another educator marks meanwhile', () => {
  expect(rowInHand(marksIn([loop('1'), plan('2')]), 'loop')).toBe('loop')
})

test('without a press here, or once its last mark is taken back, it is the row that was marked last', () => {
  expect(rowInHand(marksIn([loop('1'), plan('2')]), null)).toBe('plan')
  expect(rowInHand(marksIn([plan('2')]), 'loop')).toBe('plan')
  expect(rowInHand([], 'loop')).toBeNull()
})

test('who listens is told the newest mark of the row that was pressed, and how many it has', () => {
  const marks = marksIn([
    { ...loop('1'), sentence: 'Well done.' },
    { ...loop('2'), sentence: 'To talk about.' },
    plan('3'),
  ])
  expect(saidOf(marks, 'loop')).toBe('To talk about. 2 marks.')
  expect(saidOf(marks.slice(0, 1), 'loop')).toBe('Well done. 1 mark.')
  expect(saidOf(marks.slice(2), 'loop')).toBe('No mark.')
})
