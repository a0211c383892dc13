import { expect, test } from 'vitest'
import { createHouseClock } from './house-clock.ts'

const HOUR_MS = 3_600_000
const START = 1_700_000_000_000

/** A database whose clock can be set, and what has elapsed for all. */
class House {
  elapsed = 0
  ahead = 0
  /** By how much the database's clock is wrong. */
  wrongMs = 0
  newest = 0
  /** How long the line takes there, and back. */
  thereMs = 0
  backMs = 0

  clock = () =>
    createHouseClock(
      {
        read: async () => {
          this.elapsed += this.thereMs
          const reading = { at: START + this.elapsed + this.wrongMs, ahead: this.ahead }
          this.elapsed += this.backMs
          return reading
        },
        setAhead: async (ahead, before) => {
          if (before !== this.ahead) return false
          this.ahead = ahead
          return true
        },
        newest: async () => this.newest,
      },
      () => this.elapsed,
    )

  get trueTime(): number {
    return START + this.elapsed
  }
}

test('the time is the database’s, carried on by what has elapsed', async () => {
  const house = new House()
  const clock = house.clock()
  await clock.look()
  expect(clock.now()).toBe(START)
  house.elapsed = 5000
  expect(clock.now()).toBe(START + 5000)
})

test('a database whose clock is set, to and fro, changes the time on no node', async () => {
  const house = new House()
  const clocks = [house.clock(), house.clock()]
  for (const clock of clocks) await clock.look()
  for (const wrongMs of [HOUR_MS, -HOUR_MS, -6 * 60_000, 24 * HOUR_MS, 0]) {
    house.wrongMs = wrongMs
    for (let second = 0; second < 3; second++) {
      house.elapsed += 1000
      for (const clock of clocks) await clock.look()
      for (const clock of clocks) expect(clock.now()).toBe(house.trueTime)
    }
    expect(house.ahead + wrongMs).toBe(0)
    // Who comes now has the same.
    const late = house.clock()
    await late.look()
    expect(late.now()).toBe(house.trueTime)
  }
})

test('of two nodes that find it at once one writes it down', async () => {
  const house = new House()
  const clocks = [house.clock(), house.clock()]
  for (const clock of clocks) await clock.look()
  house.wrongMs = HOUR_MS
  for (let second = 0; second < 2; second++) {
    await Promise.all(clocks.map((clock) => clock.look()))
    for (const clock of clocks) expect(clock.now()).toBe(house.trueTime)
  }
  expect(house.ahead).toBe(-HOUR_MS)
})

test('who comes after the clock was set and before the others have found it agrees with them by their next look', async () => {
  const house = new House()
  const there = house.clock()
  await there.look()
  house.wrongMs = HOUR_MS
  const late = house.clock()
  await late.look()
  for (const clock of [there, late, there]) await clock.look()
  for (const clock of [there, late]) expect(clock.now()).toBe(house.trueTime)
})

test('a running case that stored later times than the clock has now goes on from there', async () => {
  const house = new House()
  house.wrongMs = -HOUR_MS
  house.newest = START + 10
  const clock = house.clock()
  await clock.look()
  expect(clock.now()).toBe(START + 10)
  house.elapsed += 1000
  await clock.look()
  expect(clock.now()).toBe(START + 1010)
})

test('what is wrong by little is made good little by little, and the time never goes back', async () => {
  const house = new House()
  const clock = house.clock()
  await clock.look()
  house.wrongMs = -300
  let before = clock.now()
  for (let second = 0; second < 30; second++) {
    house.elapsed += 10
    await clock.look()
    expect(clock.now()).toBeGreaterThanOrEqual(before)
    before = clock.now()
  }
  house.elapsed += 1000
  expect(clock.now()).toBe(house.trueTime - 300)
})

test('a slow line makes no difference', async () => {
  const house = new House()
  const clock = house.clock()
  await clock.look()
  for (const [there, back] of [
    [5000, 0],
    [0, 5000],
    [400, 0],
  ]) {
    Object.assign(house, { thereMs: there, backMs: back })
    await clock.look()
    expect(clock.now()).toBe(house.trueTime)
  }
  expect(house.ahead).toBe(0)
})
