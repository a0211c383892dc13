import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { case2 } from '#content/case-2/case-2.ts'
import { PROVIDER } from '../../records/roles.ts'
import { aCase } from '../given.ts'
import { gamesOf, openPointsPlayed, sequencesFrom, startsPlayed } from './games.ts'
import { mutants } from './mutants.ts'
import { monitorStays, orderMistakes } from './mutants-of-orders.ts'

// The laws are no law of one story. Before a release each is held long, and each mistake is found in the second story too.

const isThorough = process.env.THOROUGH !== undefined
const { decide, play, expectFound } = gamesOf(case2, 1)
const starts = [{ start: structuredClone(aCase()), now: Date.UTC(2026, 0, 5, 7) }, ...startsPlayed(case2)]
const withOrders = openPointsPlayed(case2, { hasOrders: true })
const inTime = openPointsPlayed(case2, { hasCourse: true })

test('sequences begin at every step of the Provider and at every point', () => {
  const steps = new Set(starts.map(({ start }) => start.records.Place[PROVIDER]?.step))
  expect(steps.size).toBeGreaterThanOrEqual(case2.flows[PROVIDER].length)
  expect([withOrders.length, inTime.length]).toEqual([4, 4])
})

describe('in the second story the laws of the case hold', () => {
  test.each([
    ['from the call to the report', starts, 100, 3000, 20],
    ['where what is decided is carried out by hands', withOrders, 60, 300, 5],
    ['where the monitor moves in time', inTime, 60, 300, 5],
  ] as const)('%s', (_, from, moves, long, short) => {
    let accepted = 0
    const holds = fc.property(sequencesFrom(from, moves, moves + 40), (drawn) => {
      const played = play(decide, drawn, from)
      accepted += played.accepted
      expect(played.broken).toBeNull()
    })
    const numRuns = isThorough ? long : short
    fc.assert(holds, { numRuns, endOnFailure: true })
    expect(accepted).toBeGreaterThan(numRuns * 20)
  })
})

/** Of all mistakes some that do not take long. */
const soon = [
  ...['RT’s and RN’s logout costs them their seats', 'a busy person starts another task', 'RT decides a group'],
  ...['going on forgets the pause', 'a report ticks a list'],
]

describe('in the second story a rule that is wrong is found', () => {
  /** The second one has no index that everybody works out. */
  const everywhere = mutants.filter(({ name }) => name !== 'an index can be typed again')
  const soonFound = (list: typeof mutants) => list.filter(({ name }) => isThorough || soon.includes(name))

  test.each(soonFound(everywhere).map((one) => [one.name, one] as const))('%s', (_, mistake) => {
    expectFound(mistake, starts, sequencesFrom(starts, 100, 140), 1000)
  })
  test.each(soonFound(orderMistakes).map((one) => [one.name, one] as const))('%s', (_, mistake) => {
    expectFound(mistake, withOrders, sequencesFrom(withOrders, 60, 100), 100)
  })
  test(monitorStays.name, () => expectFound(monitorStays, inTime, sequencesFrom(inTime, 60, 100), 100))
})
