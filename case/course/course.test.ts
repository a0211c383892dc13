import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { PlayedAlone } from '../checks/played-alone.ts'
import { stateAfter } from '../debriefing/past.ts'
import { CASE_ID } from '../records/collections.ts'
import type { LogEntry } from '../records/log.ts'
import { PROVIDER, RN, roleIds } from '../records/roles.ts'
import { applyChanges, emptyState, put } from '../records/state.ts'
import { type Report, reportOf } from '../report/report.ts'
import { caseClockOf } from '../rules/case-clock.ts'
import type { CaseContent } from '../story/content.ts'
import { educator } from '../testing/given.ts'
import { Walk } from '../testing/walk.ts'
import { idealChoices, type PointChoices } from '../testing/walk-choices.ts'
import { going, waysOf } from '../testing/ways-to-play.ts'
import { createViewCutter, viewFor } from '../views/view-cutter.ts'
import { wordFor } from './alarm-word.ts'
import { caseNow } from './follow-course.ts'
import { naturally, shownAt } from './monitor-signs.ts'

const [pointOne, pointTwo] = idealChoices as [PointChoices, PointChoices]

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

test('what is skipped moves it ahead', () => {
  const walk = afterPointOne()
  walk.now = sinceOf(walk) + 10_000
  expect(shows(walk)).toMatchObject({ oxygenPre: [78] })
  const skip = { at: walk.now, ms: 20_000, what: 'a wait', by: 'eda' }
  walk.state = applyChanges(walk.state, [put('CaseClock', CASE_ID, { pauses: [], skips: [skip] })])
  expect(shows(walk)).toMatchObject({ oxygenPre: [82] })
})

test('nothing is sent for the movement: only for what begins it, and what the story does in the end', () => {
  const walk = afterPointOne()
  walk.point(2, pointTwo)
  const view = () => viewFor(walk.state, RN, case1)
  const told = (ms: number): string[] => {
    const [from, before] = [walk.log.length, view()]
    walk.wait(ms)
    const kinds = walk.log.slice(from).map(({ kind }) => kind)
    if (kinds.length === 0) expect(view()).toEqual(before)
    return kinds
  }
  expect(told(60_000)).toEqual([])
  walk.ask(educator, { kind: 'lay-hand', sign: 'heartRate', value: 100, overS: 180 })
  expect(told(200_000)).toEqual([])
  walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
  expect(told(239_000)).toEqual([])
  expect(told(50_000)).toEqual(['finish-tasks', 'finish-tasks'])
})

const ways = [waysOf(case1), waysOf(case2)] as const
const all = [
  ['ideal', case1, ways[0].ideal],
  ['dangerous', case1, ways[0].dangerous],
  ['bare', case2, ways[1].bare],
  ['dangerous', case2, ways[1].dangerous],
] as const
/** Two ways, where the monitor goes furthest; before a release, four. */
const stories = process.env.THOROUGH ? all : all.filter(([way]) => way === 'dangerous')

test.each(stories)(
  'on the %s way all that is stored, seen and reported is the same, whether or not it moves in time',
  (_, content, way) => {
    const [plain, moving] = [false, true].map((hasCourse) => {
      const think = going(content, way)
      const { log } = new PlayedAlone(content, PROVIDER, 'expert', 1, { think, hasCourse }).toReport()
      return { report: reportOf(log, content), ...statesIn(log, content) }
    }) as [Played, Played]
    expect(moving.report.metrics.map(withoutLooks)).toEqual(plain.report.metrics.map(withoutLooks))
    expect({ ...moving.report, metrics: [] }).toEqual({ ...plain.report, metrics: [] })
    expect(moving.records).toEqual(plain.records)
    expect(moving.views).toEqual(plain.views)
    expect(plain.views.length).toBeGreaterThan(60)
  },
)

type Played = { readonly report: Report } & ReturnType<typeof statesIn>

/** Whether somebody looked in vain is asked only where there is something to look at. */
const withoutLooks = (metric: Report['metrics'][number]) => (metric.slug === 'looks-wrong' ? null : metric)

/** What was stored after each step, and what each role saw after every fifth, but for how it moves and what one can look at. */
function statesIn(log: readonly LogEntry[], content: CaseContent) {
  const { cut } = createViewCutter(content)
  const records: unknown[] = []
  const views: unknown[] = []
  let state = emptyState
  for (const [index, entry] of log.entries()) {
    state = stateAfter(state, entry)
    const { Course: _, ...rest } = state.records
    records.push(rest)
    if (index % 5 > 0 && index < log.length - 1) continue
    for (const roleId of roleIds) {
      const { vitals, devices: __, ...view } = cut(state, roleId)
      views.push({ ...view, vitals: vitals && { ...vitals, course: null } })
    }
  }
  return { records, views }
}

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
