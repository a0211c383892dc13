import { expect, test } from 'vitest'
import { asFound } from '#content/case-1/bedside.ts'
import type { Text } from './condition.ts'
import { factsOf, factsWith, holds, resolveText } from './resolve-text.ts'

const facts = factsWith(asFound, new Set(['cxr', 'pal']))

test('as found she is on SIMV without nitric oxide, line or drips, at row 3', () => {
  expect([...factsOf(asFound)]).toEqual([
    'machine simv',
    'dopamine 0',
    'epinephrine 0',
    'boluses 0',
    'monitor 3',
    'gas 3',
    'amplitude 36',
    'map 18',
  ])
})

test('transport HFOV is a machine and a fact of its own', () => {
  const onHfov = factsOf({ ...asFound, machine: 'hfov', ino: true })
  expect(holds(['hfov', 'machine hfov', 'ino'], onHfov)).toBe(true)
  expect(holds(['hfov'], facts)).toBe(false)
})

test('two boluses are two, one or more, and two or more', () => {
  const twice = factsOf({ ...asFound, boluses: 2 })
  expect(holds(['boluses 2', 'boluses 1+', 'boluses 2+'], twice)).toBe(true)
  expect(holds(['boluses 1'], twice)).toBe(false)
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
  expect(resolveText('{salineMl} mL, {boluses} of them', facts, { salineMl: 64, boluses: 0 })).toBe('64 mL, 0 of them')
})

test('a word that nobody gave is our mistake', () => {
  expect(() => resolveText('since {inoSince}', facts, {})).toThrow('{inoSince}')
  expect(() => resolveText('{constructor}', facts, {})).toThrow('{constructor}')
})

test('a word of a piece that does not hold is not asked for', () => {
  expect(resolveText([{ when: ['ino'], text: 'since {inoSince}' }, 'off'], facts, {})).toBe('off')
})
