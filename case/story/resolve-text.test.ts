import { expect, test } from 'vitest'
import { asFound } from '#content/case-1/bedside.ts'
import type { Text } from './condition.ts'
import { factsOf, factsWith, holds, resolveText, stoppedBetween } from './resolve-text.ts'

const facts = factsWith(asFound, new Set(['cxr', 'pal']))

test('as found she is on SIMV without nitric oxide, line or drips, at row 3', () => {
  const so = ['machine simv', 'dopamine 0', 'epinephrine 0', 'saline 0', 'monitor 3', 'gas 3', 'amplitude 36', 'map 18']
  expect(so.filter((fact) => !factsOf(asFound).has(fact))).toEqual([])
  const others = ['ino', 'ino-since', 'arterial-line', 'dopamine', 'saline', 'saline 1+', 'monitor 2', 'constructor']
  expect(others.filter((fact) => factsOf(asFound).has(fact))).toEqual([])
})

test('what runs is so by its name and by how much', () => {
  const onHfov = factsOf({ ...asFound, machine: 'hfov', ino: 20, 'ino-since': '09:35' })
  expect(holds(['machine hfov', 'ino', 'ino 20', 'ino-since'], onHfov)).toBe(true)
  expect(holds(['not ino 40', 'not machine simv'], onHfov)).toBe(true)
  expect(holds(['ino'], facts)).toBe(false)
})

test('what ran as a point opened and does no more was stopped', () => {
  const opening = { ...asFound, ino: 20, dopamine: 5 }
  const stopped = stoppedBetween(opening, { ...opening, ino: 0, dopamine: 10 })
  expect(['stopped ino', 'stopped dopamine', 'stopped epinephrine'].map((fact) => stopped.has(fact))).toEqual([
    true,
    false,
    false,
  ])
  expect(stoppedBetween(opening, null).has('stopped ino')).toBe(false)
})

test('two boluses are two, one or more, and two or more', () => {
  const twice = factsOf({ ...asFound, saline: 2 })
  expect(holds(['saline 2', 'saline 1+', 'saline 2+'], twice)).toBe(true)
  expect(holds(['saline 1'], twice)).toBe(false)
})

test('all parts of a condition have to hold, of a list within any', () => {
  expect(holds(['machine simv', 'chose cxr'], facts)).toBe(true)
  expect(holds(['machine simv', 'chose istat'], facts)).toBe(false)
  expect(holds([['arterial-line', 'chose pal'], 'gas 3'], facts)).toBe(true)
  expect(holds([['arterial-line', 'chose istat']], facts)).toBe(false)
})

test('not turns a fact around, an option included', () => {
  expect(holds(['not ino', 'not chose istat'], facts)).toBe(true)
  expect(holds(['not chose cxr'], facts)).toBe(false)
})

test('what has no condition always holds', () => {
  expect(holds(undefined, facts)).toBe(true)
  expect(holds([], facts)).toBe(true)
})

test('a text leaves out the pieces that do not hold', () => {
  const text: Text = [
    'ETT tip ',
    { when: ['tube-repositioned'], text: 'T2' },
    { when: ['not tube-repositioned'], text: 'T4' },
  ]
  expect(resolveText(text, facts, {})).toBe('ETT tip T4')
})

test('a text none of whose pieces holds is empty', () => {
  expect(resolveText([{ when: ['ino'], text: 'iNO 20 ppm' }], facts, {})).toBe('')
})

test('words in braces are filled in, zero too', () => {
  expect(resolveText('{saline.ml} mL, {saline} of them', facts, { 'saline.ml': 64, saline: 0 })).toBe(
    '64 mL, 0 of them',
  )
})

test('a word that nobody gave is our mistake', () => {
  expect(() => resolveText('since {ino-since}', facts, {})).toThrow('{ino-since}')
  expect(() => resolveText('{constructor}', facts, {})).toThrow('{constructor}')
})

test('a time in braces may be told with hours more', () => {
  expect(resolveText('due {since+4h} to {since+8h}', facts, { since: '09:35' })).toBe('due 13:35 to 17:35')
})

test('a word of a piece that does not hold is not asked for', () => {
  expect(resolveText([{ when: ['ino'], text: 'since {ino-since}' }, 'off'], facts, {})).toBe('off')
})
