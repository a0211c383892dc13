import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { RN } from '../records/roles.ts'
import { caseClockOf } from '../rules/case-clock.ts'
import { educator } from '../testing/given.ts'
import { Walk } from '../testing/walk.ts'
import { bareChoices, idealChoices, type PointChoices } from '../testing/walk-choices.ts'
import { viewFor } from '../views/view-cutter.ts'
import { wordFor } from './alarm-word.ts'
import { caseNow } from './follow-course.ts'
import { naturally, shownAt } from './monitor-signs.ts'

const [pointOne] = idealChoices as [PointChoices]

/** What a page that got its view now shows at a moment. */
function shows(walk: Walk, now = walk.now, isStill = true) {
  const { vitals } = viewFor(walk.state, RN, case1)
  if (!vitals?.course) throw new Error('the monitor stands at its row')
  const shown = shownAt(
    { signs: case1.instruments.signs, row: vitals.monitor, course: vitals.course },
    caseNow(walk.state, now),
    { isStill },
  )
  return Object.fromEntries(shown.map(({ sign, values }) => [sign.slug, values.map((value) => Math.round(value))]))
}

const sinceOf = (walk: Walk) =>
  viewFor(walk.state, RN, case1).vitals?.course?.signs.find(({ sign }) => sign === 'heartRate')?.stretch?.since ?? 0

const afterPointOne = (how: { pace?: number } = {}) => {
  const walk = new Walk({ hasCourse: true, ...how })
  walk.toDecisions()
  walk.point(1, pointOne)
  return walk
}

test('where the monitor moves in time, each sign takes the story’s own time from row to row', () => {
  const walk = afterPointOne()
  const [from, to] = [case1.vitalStats.allStates[3], case1.vitalStats.allStates[2]]
  const since = sinceOf(walk)
  expect(shows(walk, since)).toMatchObject({ heartRate: [178], bloodPressure: [27, 38, 22], oxygenPre: [76] })
  expect(shows(walk, since + 10_000)).toMatchObject({ heartRate: [172], oxygenPre: [78] })
  expect(shows(walk, since + 20_000)).toMatchObject({ heartRate: [166], bloodPressure: [36, 48, 30], oxygenPre: [80] })
  expect(shows(walk, since + 40_000)).toMatchObject({ oxygenPre: [84], oxygenPost: [73] })
  expect([from?.heartRate, to?.heartRate]).toEqual([178, 166])
})

test('a case that goes faster than life takes less of the room’s time for it, a pause stops it, and it goes on after that', () => {
  const walk = afterPointOne({ pace: 2 })
  walk.now = sinceOf(walk) + 10_000
  expect(shows(walk)).toMatchObject({ oxygenPre: [80] })
  walk.ask(educator, { kind: 'pause' })
  walk.now += 600_000
  expect(shows(walk)).toMatchObject({ oxygenPre: [80] })
  walk.ask(educator, { kind: 'resume' })
  expect(caseClockOf(walk.state).pauses).toHaveLength(1)
  expect(shows(walk)).toMatchObject({ oxygenPre: [80] })
  expect(shows(walk, walk.now + 10_000)).toMatchObject({ oxygenPre: [84] })
})

test('in the open room, and in what was stored before, it stands at its row', () => {
  const walk = new Walk()
  walk.toDecisions()
  walk.point(1, pointOne)
  expect(walk.state.records.Course).toEqual({})
  expect(viewFor(walk.state, RN, case1).vitals?.course).toBeNull()
})

test.each([
  ['ideal', idealChoices],
  ['bare', bareChoices],
])('rows, texts, points and places are the same on the %s way, whether or not it moves in time', (_, choices) => {
  const [plain, moving] = [false, true].map((hasCourse) => {
    const walk = new Walk({ hasCourse })
    walk.toReport(choices)
    return walk
  })
  const { Course: none, ...expected } = plain?.state.records ?? {}
  const { Course: course, ...records } = moving?.state.records ?? {}
  expect(none).toEqual({})
  expect(Object.keys(course ?? {})).toEqual(['1'])
  expect(records).toEqual(expected)
  const viewOf = (walk: Walk | undefined) => {
    const { vitals, ...view } = viewFor((walk as Walk).state, RN, case1) // both are there
    return { ...view, vitals: { ...vitals, course: null } }
  }
  expect(viewOf(moving)).toEqual(viewOf(plain))
})

test('what it moves by itself is small, goes by run and sign, and is the same whenever it is asked', () => {
  const moments = Array.from({ length: 200 }, (_, index) => index * 500)
  const of = (seed: number, sign: string) => moments.map((ms) => naturally(seed, sign, ms))
  for (const value of of(1, 'heartRate')) expect(Math.abs(value)).toBeLessThanOrEqual(1)
  expect(of(1, 'heartRate')).toEqual(of(1, 'heartRate'))
  expect(of(1, 'heartRate')).not.toEqual(of(2, 'heartRate'))
  expect(of(1, 'heartRate')).not.toEqual(of(1, 'oxygenPre'))
  const walk = afterPointOne()
  const rests = walk.now + 200_000
  const [still, moved] = [shows(walk, rests), shows(walk, rests, false)]
  for (const [sign, [value = 0]] of Object.entries(moved)) {
    expect(Math.abs(value - (still[sign]?.[0] ?? 0)), sign).toBeLessThanOrEqual(3)
  }
})

test('an alarm begins beyond its limit, and ends only well within it', () => {
  const limits = { low: 88, high: 98, veryLow: 70 }
  const falling = [89, 88, 87, 70, 69].map((value) => wordFor(value, limits, undefined, 2))
  expect(falling).toEqual([null, null, 'low', 'low', 'very low'])
  const rising = [69, 70, 71, 72].map((value) => wordFor(value, limits, 'very low', 2))
  expect(rising).toEqual(['very low', 'very low', 'very low', 'low'])
  expect([87, 88, 89, 90].map((value) => wordFor(value, limits, 'low', 2))).toEqual(['low', 'low', 'low', null])
  expect([99, 98, 97, 96].map((value) => wordFor(value, limits, 'high', 2))).toEqual(['high', 'high', 'high', null])
})
