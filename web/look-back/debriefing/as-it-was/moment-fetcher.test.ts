import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMomentFetcher } from './moment-fetcher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A line that answers after so long. */
function slowLine(ms: number, likelyAfter?: (at: number) => readonly number[]) {
  const asked: number[] = []
  const dropped: number[] = []
  const newest = createMomentFetcher<number>((at, signal) => {
    asked.push(at)
    return new Promise((resolve, reject) => {
      setTimeout(() => resolve(at), ms)
      signal.addEventListener('abort', () => {
        dropped.push(at)
        reject(new Error('dropped'))
      })
    })
  }, likelyAfter)
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
  const newest = createMomentFetcher<number>(async (at) => {
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

const nextTo = (at: number) => [at + 1, at - 1]

test('where somebody rests, what is next to it is fetched ahead, one after the other', async () => {
  const { asked, newest } = slowLine(100, nextTo)
  newest.want(5, false)
  await pass(550)
  expect(asked).toEqual([5])
  await pass(100)
  expect(asked).toEqual([5, 6])
  await pass(1000)
  expect([asked, newest.get().shown]).toEqual([[5, 6, 4], 5])
})

test('what was fetched ahead is shown at once, then asked for all the same', async () => {
  const { asked, newest } = slowLine(100, nextTo)
  newest.want(5, false)
  await pass(2000)
  newest.want(6, false)
  expect([newest.get().shown, asked]).toEqual([6, [5, 6, 4]])
  await pass(300)
  expect(asked).toEqual([5, 6, 4, 6])
  // What came before is still there; what is far now is not.
  await pass(2000)
  expect(asked).toEqual([5, 6, 4, 6, 7])
  newest.want(5, false)
  expect(newest.get().shown).toBe(5)
  newest.want(4, false)
  expect([newest.get().shown, asked.at(-1)]).toEqual([5, 4])
})

test('what the server says then takes the place of what was fetched ahead', async () => {
  let said = 'before'
  const newest = createMomentFetcher<string>(async (at) => `${at} ${said}`, nextTo)
  newest.want(5, false)
  await pass(2000)
  said = 'now'
  newest.want(6, false)
  expect(newest.get().shown).toBe('6 before')
  await pass(300)
  expect(newest.get().shown).toBe('6 now')
})

test('nothing is fetched ahead while it plays, or while somebody waits', async () => {
  const { asked, dropped, newest } = slowLine(100, (at) => [at + 10_001])
  await moveFor(2000, newest, true)
  expect(asked.filter((at) => at > 10_000)).toEqual([])
  newest.want(2500, false)
  await pass(590)
  newest.want(3000, false)
  await pass(50)
  expect(asked.at(-1)).toBe(3000)
  await pass(600)
  expect(asked.at(-1)).toBe(13_001)
  newest.want(3001, false)
  expect([dropped.at(-1), asked.at(-1)]).toEqual([13_001, 3001])
})

test('a picture on its way does not cover one that was fetched ahead and wanted later', async () => {
  const { newest } = slowLine(400, () => [6])
  newest.want(5, false)
  await pass(2000)
  newest.want(9, false)
  await pass(200)
  newest.want(6, false)
  await pass(240)
  expect(newest.get().shown).toBe(6)
})

test('what cannot be fetched ahead is not said', async () => {
  const newest = createMomentFetcher<number>(async (at) => {
    if (at > 5) throw new Error('No connection.')
    return at
  }, nextTo)
  newest.want(5, false)
  await pass(2000)
  expect(newest.get()).toEqual({ shown: 5, problem: null })
})

test('where a hand stops is asked for soon after, however lately it was asked', async () => {
  const { asked, newest } = slowLine(30)
  newest.want(1, false)
  await pass(20)
  newest.want(2, false)
  await pass(100)
  expect(asked).toEqual([1, 2])
})

test('what somebody aims at is on its way before they want it, and not asked for twice', async () => {
  const { asked, dropped, newest } = slowLine(100)
  newest.want(5, false)
  await pass(400)
  newest.aim(9)
  await pass(60)
  expect([asked, newest.get().shown]).toEqual([[5, 9], 5])
  newest.want(9, false)
  await pass(60)
  expect([asked, dropped, newest.get().shown]).toEqual([[5, 9], [], 9])
})

test('what has come for who aims is shown as soon as they want it', async () => {
  const { asked, newest } = slowLine(50)
  newest.want(5, false)
  await pass(400)
  newest.aim(9)
  await pass(60)
  newest.want(9, false)
  expect([asked, newest.get().shown]).toEqual([[5, 9], 9])
})

test('who aims at one moment and goes to another does not wait for the first', async () => {
  const { asked, dropped, newest } = slowLine(100, nextTo)
  newest.want(5, false)
  await pass(400)
  newest.aim(9)
  await pass(20)
  newest.want(7, false)
  await pass(150)
  expect([asked, dropped, newest.get().shown]).toEqual([[5, 9, 7], [9], 7])
})

test('where what somebody aimed at does not come, it is asked for once more when they want it', async () => {
  let isDown = false
  const newest = createMomentFetcher<number>(async (at) => {
    if (isDown) throw new Error('No connection.')
    return at
  })
  newest.want(5, false)
  await pass(400)
  isDown = true
  newest.aim(9)
  await pass(20)
  isDown = false
  newest.want(9, false)
  await pass(20)
  expect(newest.get()).toEqual({ shown: 9, problem: null })
})

test('a device whose clock is set back asks on', async () => {
  const { asked, newest } = slowLine(30)
  newest.want(1, false)
  await pass(50)
  vi.setSystemTime(Date.now() - 3_600_000)
  newest.want(2, true)
  await pass(1000)
  expect(asked).toEqual([1, 2])
})
