import { expect, test } from 'vitest'
import type { ChallengeView } from '#case/views/challenge/challenge.ts'
import { hzText, openAfter, ownAnswerText, partsOf, settingsText } from './challenge-parts.ts'

const facts = { question: 'Which?', given: [], formula: '' }
const suggest = {
  question: 'Which?',
  limits: { MAP: { from: 8, to: 30 }, RR: { from: 5, to: 15 } },
  unitNote: '',
  answer: null,
  isClosed: false,
}
const cylinders = {
  ...facts,
  options: [],
  asks: [
    { slug: 'minutes', label: 'One lasts', unit: 'min' },
    { slug: 'cylinders', label: 'To load', unit: '' },
  ],
  answer: null,
}
const choose = { question: 'Which?', unitNote: '', options: [], suggestions: { rt: null, rn: null }, answer: null }

const rt: ChallengeView = {
  index: { ...facts, answer: null, choose: null },
  suggest,
  choose: null,
  own: cylinders,
  done: { Provider: false, Therapist: false, Nurse: false },
  result: null,
  isResultHidden: false,
}
const doneIn = (challenge: ChallengeView) => partsOf(challenge).flatMap(({ id, isDone }) => (isDone ? [id] : []))
const hfovState = (challenge: ChallengeView) => partsOf(challenge)[1]?.state

test('the index is done when it was typed and chosen', () => {
  const typed = { ...rt.index, answer: 70, choose: { question: 'Which?', options: ['35', '70'], answer: null } }
  expect(doneIn({ ...rt, index: typed })).toEqual([])
  expect(doneIn({ ...rt, index: { ...typed, choose: { ...typed.choose, answer: '35' } } })).toEqual(['index'])
})

test('a suggestion is done when it is made, or no longer asked for', () => {
  expect(doneIn(rt)).toEqual([])
  const made = { ...rt, suggest: { ...suggest, answer: { MAP: 17, RR: 10 } } }
  expect(doneIn(made)).toEqual(['hfov'])
  expect(hfovState(made)).toBe('You suggested MAP 17, 10 Hz (600/min)')
  expect(doneIn({ ...rt, suggest: { ...suggest, isClosed: true } })).toEqual(['hfov'])
})

test('who chooses is told how many have suggested', () => {
  const settings = { MAP: 17, RR: 10 }
  const state = (suggestions: typeof choose.suggestions | { rt: object | null; rn: object | null }) =>
    hfovState({ ...rt, suggest: null, choose: { ...choose, ...{ suggestions } } as ChallengeView['choose'] })
  expect(state({ rt: null, rn: null })).toBe('RT and RN suggest, you choose')
  expect(state({ rt: settings, rn: null })).toBe('RT has suggested, RN not yet')
  expect(state({ rt: null, rn: settings })).toBe('RN has suggested, RT not yet')
  expect(state({ rt: settings, rn: settings })).toBe('RT and RN have suggested')
})

test('one’s own answer reads as the option’s name, or as numbers with their units', () => {
  expect(ownAnswerText({ ...cylinders, answer: { minutes: 33.6, cylinders: 4 } })).toBe(
    'One lasts: 33.6 min, To load: 4',
  )
  const option = { ...cylinders, asks: [], options: [{ slug: 'now', name: 'Call now' }], answer: 'now' }
  expect(ownAnswerText(option)).toBe('Call now')
})

test('after a part the first open one comes, also when it was left out before', () => {
  const parts = partsOf(rt)
  expect(openAfter(parts, null)).toBe('index')
  expect(openAfter(parts, 'index')).toBe('hfov')
  expect(openAfter(parts, 'hfov')).toBe('index')
  expect(
    openAfter(
      parts.map((part) => ({ ...part, isDone: part.id !== 'own' })),
      'own',
    ),
  ).toBeNull()
})

test('a rate in Hz says what it is a minute', () => {
  expect([10, 8.5, 600].map(hzText)).toEqual(['10 Hz (600/min)', '8.5 Hz (510/min)', '600 Hz (36,000/min)'])
})

test('settings are pressure first, then the rate', () => {
  expect(settingsText({ MAP: 17, RR: 9 })).toBe('MAP 17, 9 Hz (540/min)')
})
