import { expect, test } from 'vitest'
import { currentStepOf, unitStateOf } from './unit-state.ts'

const fresh = { lock: null, startedAt: null, freeAt: null, doneAt: null }
const running = { ...fresh, startedAt: 100 }

test('work that nothing keeps back is ready', () => {
  expect(unitStateOf(fresh, 0)).toEqual({ kind: 'ready' })
})

test('a lock holds until its time, or until somebody has done something', () => {
  const lock = { why: 'task-running', until: 500 } as const
  expect(unitStateOf({ ...fresh, lock }, 499).kind).toBe('locked')
  expect(unitStateOf({ ...fresh, lock }, 500).kind).toBe('ready')
  expect(unitStateOf({ ...fresh, lock: { ...lock, until: null } }, 9e9).kind).toBe('locked')
})

test('started work is under way until its last step, however long that takes', () => {
  expect(unitStateOf(running, 9e9)).toEqual({ kind: 'working' })
})

test('after its last step it keeps its person, then it comes, then it is done', () => {
  const sent = { ...running, freeAt: 200, doneAt: 300 }
  expect([199, 200, 299, 300].map((now) => unitStateOf(sent, now).kind)).toEqual([
    'finishing',
    'coming',
    'coming',
    'done',
  ])
})

test('a step whose wait still runs is the current one', () => {
  const steps = [{ doneAt: 100 }, { doneAt: 200 }, { doneAt: null }]
  expect([50, 100, 200].map((now) => currentStepOf(steps, now))).toEqual([0, 1, 2])
})

test('when every step is done none is current', () => {
  expect(currentStepOf([{ doneAt: 100 }], 100)).toBe(1)
})
