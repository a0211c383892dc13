import { expect, test } from 'vitest'
import { adviceText } from './question-screen.tsx'

const waiting = { isDecider: false, answer: null, isHeldBack: false, isOwn: false, isThere: true, isDecided: false }

test('of others it is told what they do, to oneself what you do', () => {
  const told = [
    adviceText(waiting),
    adviceText({ ...waiting, isOwn: true }),
    adviceText({ ...waiting, isDecider: true }),
    adviceText({ ...waiting, isDecider: true, isOwn: true }),
    adviceText({ ...waiting, isThere: false }),
    adviceText({ ...waiting, isThere: false, isOwn: true }),
  ]
  expect(told).toEqual([
    'has not advised yet',
    'have not advised yet',
    'decides',
    'decide',
    'is not at this question yet',
    'are not at this question yet',
  ])
})

test('an answer is advice, and the Provider’s is the decision', () => {
  const answered = { ...waiting, answer: '<30 min' }
  expect([
    adviceText(answered),
    adviceText({ ...answered, isOwn: true }),
    adviceText({ ...answered, isDecider: true }),
  ]).toEqual(['advises <30 min', 'advise <30 min', 'decided on <30 min'])
})

test('what the other advises is not told before one’s own advice', () => {
  expect(adviceText({ ...waiting, isHeldBack: true })).toBe('has advised: you read it after your own advice')
})

test('after the decision nobody is waited for', () => {
  const decided = { ...waiting, isDecided: true }
  expect([
    adviceText(decided),
    adviceText({ ...decided, isOwn: true, isThere: false }),
    adviceText({ ...decided, answer: '<30 min' }),
  ]).toEqual(['did not advise', 'did not advise', 'advises <30 min'])
})
