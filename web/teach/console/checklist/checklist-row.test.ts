import { expect, test } from 'vitest'
import type { FlagView } from '#case/views/console/console.ts'
import { markInHand, marksIn, saidOf } from './checklist-row.tsx'

const flag = (id: string, how: Partial<FlagView> = {}): FlagView => ({
  ...{ id, at: 0, text: '', sentence: '', version: null, by: 'eda', sign: null, about: null },
  ...how,
})
const loop = (id: string) => flag(id, { sign: 1, about: 'loop' })
const plan = (id: string) => flag(id, { sign: -1, about: 'plan' })

test('flags about nothing are no marks; marks stand in the order they were set', () => {
  expect(marksIn([loop('10'), flag('3', { sign: 1 }), plan('9')]).map(({ id }) => id)).toEqual(['9', '10'])
})

const inHand = (marks: readonly FlagView[], slug: string | null, awaited = 0) =>
  markInHand(marksIn(marks), slug === null ? null : { slug, sign: 1, awaited })?.id ?? null

test('in hand is the newest mark of the row that was pressed, whatever was marked since', () => {
  expect(inHand([loop('1'), loop('2'), plan('3')], 'loop')).toBe('2')
})

test('without a press, or once the row’s last mark is taken back, it is the newest of all', () => {
  expect(inHand([loop('1'), plan('2')], null)).toBe('2')
  expect(inHand([plan('2')], 'loop')).toBe('2')
  expect(inHand([], 'loop')).toBeNull()
})

test('while a press is on its way none is in hand, so that no word goes to the mark before', () => {
  expect(inHand([loop('1'), plan('2')], 'loop', 2)).toBeNull()
  expect(inHand([loop('1'), plan('2'), loop('3')], 'loop', 2)).toBe('3')
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
