import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import type { LogEntry } from '../records/log.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import { aFlag, educator } from '../testing/given.ts'
import { Practice } from '../testing/practice.ts'
import { Walk, walkAll } from '../testing/walk.ts'
import { bareChoices, idealChoices, worstChoices } from '../testing/walk-choices.ts'
import { viewFor } from '../views/view-cutter.ts'
import { summaryOf } from './kept-run.ts'
import { type Report, reportOf } from './report.ts'

const minute = 60_000
const played = Date.UTC(2026, 0, 5, 7, 10)

/** What the wall clock says of a run, less its pauses, times its pace. */
interface Wall {
  readonly pausedMs?: number
  readonly pace?: number
}

/** From the start to the end, each moment once, and together as long as the run. */
function expectWhole(log: readonly LogEntry[], { pausedMs = 0, pace = 1 }: Wall = {}): Report {
  const report = reportOf(log, case1)
  const { segments, startedAt, endedAt, wholeMs } = report
  expect(segments.map(({ from }) => from)).toEqual([startedAt, ...segments.slice(0, -1).map(({ to }) => to)])
  expect(segments.at(-1)?.to).toBe(endedAt)
  for (const { from, to, durationMs } of segments) {
    expect(to).toBeGreaterThanOrEqual(from)
    expect(durationMs).toBeGreaterThanOrEqual(0)
  }
  expect(segments.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(wholeMs)
  expect(wholeMs).toBe(Math.round((endedAt - startedAt - pausedMs) * pace))
  return report
}

const labels = [
  'Before the call',
  'Call to decision',
  'Decision to departure',
  'Departure to bedside',
  'Report at the bedside',
  'Decision point 1',
  'Results of point 1',
  'Decision point 2',
  'Results of point 2',
  'Decision point 3',
  'Results of point 3',
  'Decision point 4',
  'Results of point 4',
  'Flight',
  'Arrival to handover',
]

test.each([
  ['ideal', idealChoices],
  ['worst', worstChoices],
  ['bare', bareChoices],
])('the segments of the %s run are the whole run, each moment once', (_, choices) => {
  const { segments } = expectWhole(walkAll(choices).log)
  expect(segments.map(({ label }) => label)).toEqual(labels)
  expect(segments.filter(({ isCut }) => isCut)).toEqual([])
})

/** Somebody takes their time for everything, so that no stretch is empty. */
function slowly(walk: Walk): void {
  const minuteBefore = (kind: string) => kind === 'continue' || kind === 'answer-call' || kind === 'keep-recording'
  const ask = walk.ask.bind(walk)
  walk.ask = (asker, request) => {
    if (minuteBefore(request.kind)) walk.now += minute
    return ask(asker, request)
  }
}

test('what a team reads, says and waits for has its stretch', () => {
  const walk = new Walk()
  slowly(walk)
  walk.toReport(idealChoices)
  const { segments } = expectWhole(walk.log)
  for (const { label, durationMs } of segments) expect(durationMs, label).toBeGreaterThanOrEqual(minute)
})

test('a run that ended anywhere is whole, and says in which stretch it ended', () => {
  const { log } = new Practice(PROVIDER, 'ordinary', 5).toReport()
  const savedAfter = log.findIndex(({ kind, changes }) => kind === 'keep-recording' && changes.some(isOfHandover))
  expect(savedAfter).toBeGreaterThan(0)
  for (let length = 1; length <= log.length; length += 7) {
    const { segments } = expectWhole(log.slice(0, length))
    expect(segments.slice(0, -1).some(({ isCut }) => isCut)).toBe(false)
    expect(segments.at(-1)?.isCut, `after ${length} commands`).toBe(length <= savedAfter)
  }
})

const isOfHandover = ({ change }: LogEntry['changes'][number]): boolean =>
  change.op === 'put' && change.collection === 'Recording' && change.id === 'handover'

test('a stretch that the run ended in is not laid beside those of other runs', () => {
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'answer-call' })
  walk.wait(3 * minute)
  walk.do(RT, { kind: 'send-message', message: 'Are you there?' })
  const report = expectWhole(walk.log)
  expect(report.segments.at(-1)).toEqual({
    slug: 'call-to-decision',
    label: 'Call to decision',
    from: played,
    to: played + 3 * minute,
    durationMs: 3 * minute,
    isCut: true,
  })
  const { stretches } = summaryOf(report, viewFor(walk.state, PROVIDER, case1))
  expect(stretches.map(({ label }) => label)).toEqual(['Before the call'])
})

test('pauses are taken off where they were, also one in which the run ended', () => {
  const walk = new Walk()
  const pause = (ms: number) => {
    walk.ask(educator, { kind: 'pause' })
    walk.now += ms
    walk.ask(educator, { kind: 'resume' })
  }
  pause(2 * minute)
  walk.toDecisions()
  pause(5 * minute)
  expectWhole(walk.log, { pausedMs: 5 * minute + 2 * minute })

  walk.do(RN, { kind: 'send-message', message: 'On we go.' })
  walk.now += minute
  walk.ask(educator, { kind: 'pause' })
  walk.now += 20 * minute
  walk.ask(educator, aFlag('Here we stopped'))
  const { segments } = expectWhole(walk.log, { pausedMs: 27 * minute })
  expect(segments.at(-1)).toMatchObject({ slug: 'point-1', durationMs: minute })
})

test('what was skipped counts as time', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.work('OrderPharmacy')
  walk.ask(educator, { kind: 'skip-wait' })
  const { ms } = walk.state.records.CaseClock['1']?.skips[0] ?? { ms: 0 }
  expect(ms).toBeGreaterThan(0)
  walk.wait(minute)
  walk.do(RN, { kind: 'send-message', message: 'It is here.' })
  expectWhole(walk.log, { pausedMs: -ms })
})

test.each([10, 1.3])('at pace %d the parts still add up to the last millisecond', (pace) => {
  const walk = new Walk({ pace })
  slowly(walk)
  walk.toPreparation()
  for (const role of [RT, RN, PROVIDER] as const) {
    walk.now += 12_347
    walk.do(role, { kind: 'send-message', message: 'On we go.' })
  }
  expectWhole(walk.log, { pace })
})
