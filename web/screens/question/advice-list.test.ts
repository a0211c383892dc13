import { expect, test } from 'vitest'
import { PROVIDER, RT } from '#case/records/roles.ts'
import { adviceText } from './advice-list.tsx'

const waiting = { answer: null, isHeldBack: false, isOwn: false, isThere: true, isDecided: false }

test('of others it is told what they do, to oneself what you do', () => {
  const told = [
    adviceText({ ...waiting, role: RT }),
    adviceText({ ...waiting, role: RT, isOwn: true }),
    adviceText({ ...waiting, role: PROVIDER }),
    adviceText({ ...waiting, role: PROVIDER, isOwn: true }),
    adviceText({ ...waiting, role: RT, isThere: false }),
    adviceText({ ...waiting, role: RT, isThere: false, isOwn: true }),
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
    adviceText({ ...answered, role: RT }),
    adviceText({ ...answered, role: RT, isOwn: true }),
    adviceText({ ...answered, role: PROVIDER }),
  ]).toEqual(['advises <30 min', 'advise <30 min', 'decided on <30 min'])
})

test('what the other advises is not told before one’s own advice', () => {
  expect(adviceText({ ...waiting, role: RT, isHeldBack: true })).toBe('has advised: you read it after your own advice')
})

test('after the decision nobody is waited for', () => {
  const decided = { ...waiting, isDecided: true }
  expect([
    adviceText({ ...decided, role: RT }),
    adviceText({ ...decided, role: RT, isOwn: true, isThere: false }),
    adviceText({ ...decided, role: RT, answer: '<30 min' }),
  ]).toEqual(['did not advise', 'did not advise', 'advises <30 min'])
})
