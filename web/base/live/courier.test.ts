import { expect, test } from 'vitest'
import type { Answer } from '#case/live-messages.ts'
import { createCourier } from './courier.ts'
import type { Unsent } from './outbox.ts'

const ok: Answer = { ok: true, run: 1, version: 2 }
const again: Answer = { ok: false, retry: true, message: 'Firebase Error' }
const refused: Answer = { ok: false, refusal: { code: 'role-held' }, message: 'User with same Role Exists' }

const unsent = (id: string): Unsent => ({ id, run: 1, request: { kind: 'continue', step: 0 }, askedAt: 0 })

/** A server that gives these answers in turn; 'lost' is no answer at all. A screen fails over the answers to some. */
function aCourier(ids: string[], answers: (Answer | 'lost' | 'cut')[], failing: string[] = []) {
  const log: string[] = []
  let waiting = ids.map(unsent)
  let isConnected = true
  let isBroken = false
  const deliver = createCourier({
    first: () => waiting[0],
    isConnected: () => {
      if (!isBroken) return isConnected
      isBroken = false
      throw new Error('broken')
    },
    ask: async ({ id }) => {
      log.push(`ask ${id}`)
      const answer = answers.shift()
      if (answer === 'cut') isConnected = false
      if (answer === undefined || answer === 'lost' || answer === 'cut') throw new Error('timed out')
      return answer
    },
    settle: ({ id }, answer) => {
      waiting = waiting.filter((entry) => entry.id !== id)
      log.push(`${answer.ok ? 'ok' : 'refused'} ${id}`)
      if (failing.includes(id)) throw new Error(`failed over ${id}`)
    },
    failed: (error) => log.push(String(error)),
    delayed: (message) => log.push(message),
    wait: async (ms) => void log.push(`wait ${ms}`),
  })
  const reconnect = () => {
    isConnected = true
  }
  const ask = (id: string) => {
    waiting = [...waiting, unsent(id)]
  }
  const breakOnce = () => {
    isBroken = true
  }
  return { log, deliver, reconnect, ask, breakOnce }
}

test('commands go out one at a time, in order', async () => {
  const { log, deliver } = aCourier(['a', 'b'], [ok, ok])
  await deliver()
  expect(log).toEqual(['ask a', 'ok a', 'ask b', 'ok b'])
})

test('a command without an answer is sent again under the same id before the next one goes', async () => {
  const { log, deliver } = aCourier(['a', 'b'], ['lost', 'lost', ok, ok])
  await deliver()
  expect(log).toEqual(['ask a', 'wait 300', 'ask a', 'wait 600', 'ask a', 'ok a', 'ask b', 'ok b'])
})

test('a command the server could not store is sent again, and the person is told once', async () => {
  const { log, deliver } = aCourier(['a'], [again, again, ok])
  await deliver()
  expect(log).toEqual(['ask a', 'Firebase Error', 'wait 300', 'ask a', 'wait 600', 'ask a', 'ok a'])
})

test('a refusal is an answer: the next command goes on', async () => {
  const { log, deliver } = aCourier(['a', 'b'], [refused, ok])
  await deliver()
  expect(log).toEqual(['ask a', 'refused a', 'ask b', 'ok b'])
})

test('what is unanswered when the connection is lost goes out first after it is back', async () => {
  const { log, deliver, reconnect } = aCourier(['a', 'b'], [ok, 'cut', ok])
  await deliver()
  reconnect()
  await deliver()
  expect(log).toEqual(['ask a', 'ok a', 'ask b', 'wait 300', 'ask b', 'ok b'])
})

test('two calls to deliver send nothing twice', async () => {
  const { log, deliver } = aCourier(['a'], [ok])
  await Promise.all([deliver(), deliver()])
  expect(log).toEqual(['ask a', 'ok a'])
})

test('a screen that fails over an answer holds up no other command, now or later', async () => {
  const { log, deliver, ask } = aCourier(['a', 'b'], [ok, ok, ok], ['a', 'b'])
  await deliver()
  ask('c')
  await deliver()
  const failed = (id: string) => [`ask ${id}`, `ok ${id}`, `Error: failed over ${id}`]
  expect(log).toEqual([...failed('a'), 'wait 300', ...failed('b'), 'wait 600', 'ask c', 'ok c'])
})

test('a delivery that breaks off does not keep the next one from going out', async () => {
  const { log, deliver, breakOnce } = aCourier(['a'], [ok])
  breakOnce()
  await expect(deliver()).rejects.toThrow('broken')
  await deliver()
  expect(log).toEqual(['ask a', 'ok a'])
})
