import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNewest } from './newest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A line that answers after so long. */
function slowLine(ms: number) {
  const asked: number[] = []
  const dropped: number[] = []
  const newest = createNewest<number>((at, signal) => {
    asked.push(at)
    return new Promise((resolve, reject) => {
      setTimeout(() => resolve(at), ms)
      signal.addEventListener('abort', () => {
        dropped.push(at)
        reject(new Error('dropped'))
      })
    })
  })
  return { asked, dropped, newest }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** As a hand moves it, or as it plays: another moment in each frame. */
async function moveFor(ms: number, newest: ReturnType<typeof slowLine>['newest'], isPlaying: boolean) {
  for (let passed = 0; passed < ms; passed += 20) {
    newest.want(passed, isPlaying)
    await pass(20)
  }
}

test('the first moment is fetched at once, and the newest four times a second', async () => {
  const { asked, newest } = slowLine(30)
  newest.want(1, false)
  await pass(1)
  expect(asked).toEqual([1])
  await moveFor(1000, newest, false)
  expect(asked.length).toBeGreaterThanOrEqual(4)
  expect(asked.length).toBeLessThanOrEqual(5)
  await pass(500)
  expect(newest.get()).toEqual({ shown: 980, problem: null })
})

test('the same moment is not fetched twice', async () => {
  const { asked, newest } = slowLine(30)
  for (let times = 0; times < 3; times++) {
    newest.want(7, false)
    await pass(400)
  }
  expect(asked).toEqual([7])
})

test('where a hand moves on, what it passed is dropped, and the picture stays until the next has come', async () => {
  const { dropped, newest } = slowLine(400)
  newest.want(5, false)
  await pass(450)
  expect(newest.get().shown).toBe(5)
  newest.want(6, false)
  await pass(300)
  newest.want(7, false)
  await pass(10)
  expect([dropped, newest.get().shown]).toEqual([[6], 5])
  await pass(500)
  expect(newest.get().shown).toBe(7)
})

test('while it plays on a slow line, each answer is awaited', async () => {
  const { dropped, asked, newest } = slowLine(700)
  await moveFor(3000, newest, true)
  expect(dropped).toEqual([])
  expect(asked.length).toBeGreaterThanOrEqual(3)
  expect(newest.get().shown).toBeGreaterThan(0)
})

test('where it stops is asked for at once, and what was on its way is dropped', async () => {
  const { asked, dropped, newest } = slowLine(700)
  await moveFor(100, newest, true)
  newest.want(90, false)
  expect([asked, dropped]).toEqual([[0, 90], [0]])
  await pass(800)
  expect([asked, newest.get().shown]).toEqual([[0, 90], 90])
})

test('what fails is said, the picture stays, and it can be tried again', async () => {
  let isDown = false
  const newest = createNewest<number>(async (at) => {
    if (isDown) throw new Error('No connection.')
    return at
  })
  newest.want(1, false)
  await pass(300)
  isDown = true
  newest.want(2, false)
  await pass(300)
  expect(newest.get()).toEqual({ shown: 1, problem: 'No connection.' })
  isDown = false
  newest.retry()
  await pass(300)
  expect(newest.get()).toEqual({ shown: 2, problem: null })
})

test('once closed it says nothing more', async () => {
  const { newest } = slowLine(100)
  newest.want(1, false)
  await pass(10)
  newest.close()
  await pass(500)
  expect(newest.get()).toEqual({ shown: null, problem: null })
})
