import { expect, test } from 'vitest'
import { answerTo, isUnasked, newestAsked, unaskedCount } from './question-item.tsx'

const item = (slug: string) => ({ slug, title: slug, text: `About ${slug}` })
const items = ['severity', 'vital-signs', 'labs'].map(item)
const ill = {
  slug: 'severity-now',
  question: 'How ill is she?',
  asked: { roleId: 1, time: 20 },
  reveals: ['vital-signs', 'severity'],
} as const
const labs = { slug: 'labs', question: 'What do labs say?', asked: null, reveals: [] }
const family = {
  slug: 'family',
  question: 'How is the family?',
  asked: { roleId: 2, time: 10 },
  reveals: ['x'],
} as const

test('the answer to a question is what it reveals, in the report’s order', () => {
  expect(answerTo(ill, items).map(({ slug }) => slug)).toEqual(['severity', 'vital-signs'])
  expect(answerTo(labs, items)).toEqual([])
})

test('what no asked question revealed was not asked for', () => {
  expect(items.filter((one) => isUnasked(one, [ill, labs])).map(({ slug }) => slug)).toEqual(['labs'])
})

test('the newest question is the one asked last, wherever it stands', () => {
  expect(newestAsked([labs, family, ill])).toBe(ill)
  expect(newestAsked([ill, family])).toBe(ill)
  expect(newestAsked([labs])).toBeNull()
})

test('questions nobody asked are counted', () => {
  expect(unaskedCount([ill, labs, family])).toBe(1)
})
