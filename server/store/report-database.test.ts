import { expect, test } from 'vitest'
import { createLongAndShortTurns, createRoomTurns } from './report-database.ts'

test('one works at a time, and a room that asks for much keeps another waiting for one piece of it', async () => {
  const inTurn = createRoomTurns()
  const done: string[] = []
  let working = 0
  const work = (what: string) => async () => {
    working += 1
    await new Promise(setImmediate)
    expect(working).toBe(1)
    working -= 1
    done.push(what)
    return what
  }
  const all = ['many 1', 'many 2', 'many 3', 'one'].map((what) => inTurn(what.slice(0, 3), work(what)))
  expect(await Promise.all(all)).toEqual(['many 1', 'many 2', 'many 3', 'one'])
  expect(done).toEqual(['many 1', 'one', 'many 2', 'many 3'])
})

test('where the database cannot be reached nobody who waits tries for themselves; who comes later does', async () => {
  const inTurn = createRoomTurns()
  let tries = 0
  const work = async () => {
    tries += 1
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  }
  const all = await Promise.allSettled(['a', 'b', 'c'].map((room) => inTurn(room, work)))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(tries).toBe(1)
  expect(await inTurn('a', async () => 'back')).toBe('back')
})

test('what one room’s run did wrong is its own', async () => {
  const inTurn = createRoomTurns()
  const wrong = inTurn('a', async () => {
    throw new Error('no such rule')
  })
  const [one, other] = await Promise.allSettled([wrong, inTurn('b', async () => 'told')])
  expect([one.status, other]).toEqual(['rejected', { status: 'fulfilled', value: 'told' }])
})

test('what takes a moment comes between whole logs', async () => {
  const { inTurn, inShortTurn } = createLongAndShortTurns(60_000)
  const done: string[] = []
  const work = (what: string, rounds: number) => async () => {
    for (let round = 0; round < rounds; round++) await new Promise(setImmediate)
    done.push(what)
  }
  const long = ['a', 'b', 'c'].map((room) => inTurn(room, work(`log ${room}`, 5)))
  const short = [1, 2, 3, 4].map((place) => inShortTurn('d', work(`moment ${place}`, 1)))
  await Promise.all([...long, ...short])
  expect(done).toEqual(['log a', 'moment 1', 'log b', 'moment 2', 'log c', 'moment 3', 'moment 4'])
})

test('a whole log that takes long keeps nobody from a moment', async () => {
  const { inTurn, inShortTurn } = createLongAndShortTurns(1)
  let finish = () => {}
  const isRead = new Promise<void>((resolve) => {
    finish = resolve
  })
  const long = inTurn('a', () => isRead)
  expect(await inShortTurn('b', async () => 'seen')).toBe('seen')
  finish()
  await long
})
