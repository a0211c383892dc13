import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import { FaultyWalk } from '../testing/faulty-walk.ts'
import { educator } from '../testing/given.ts'
import { walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { type Report, reportOf } from './report.ts'
import { besideOf, type KeptByAny } from './run-beside.ts'

const { levels, items } = case1.teamRating

test('events, checks, attempts, metrics, handover and the first sentence are those of the report', () => {
  const walk = new FaultyWalk(['event left', 'wrong label passed'])
  walk.toReport(idealChoices)
  const report = reportOf(walk.log, case1)
  const beside = besideOf(report, case1.teamRating)
  expect(beside.verdict).toBe(report.verdict.sentences[0])
  expect(beside.events).toMatchObject([{ title: report.events[0]?.title, recognised: null, resolvedAfterMs: null }])
  expect(beside.checks?.filter(({ isRight }) => !isRight)).toHaveLength(1)
  expect(beside.metrics?.map(({ title }) => title)).toEqual(case1.metrics.map(({ title }) => title))
  expect(beside.handover).toEqual({ durationMs: 60_000, heard: 10, of: 10 })
  expect(beside.attempts).toEqual([])
  expect(beside.ratings).toEqual([])
})

test('wrong attempts are counted by their piece of work', () => {
  const attempt = (work: string) => ({ work }) as Report['attempts'][number]
  const attempts = ['Med Pumps AR', 'Dopamine', 'Med Pumps AR'].map(attempt)
  expect(besideOf({ attempts }, { levels }).attempts).toEqual([
    { work: 'Med Pumps AR', count: 2 },
    { work: 'Dopamine', count: 1 },
  ])
})

test('the team’s ratings are told as their mean with the nearest word, an educator’s beside it', () => {
  const walk = walkAll(idealChoices)
  const marks = (level: number) => Object.fromEntries(items.map(({ slug }) => [slug, level]))
  for (const [role, level] of [
    [PROVIDER, 3],
    [RT, 3],
    [RN, 2],
  ] as const) {
    walk.do(role, { kind: 'rate-team', marks: marks(level), words: '' })
  }
  const shared = Object.fromEntries(items.filter(({ isOwn }) => !isOwn).map(({ slug }) => [slug, 1]))
  walk.ask(educator, { kind: 'rate-as-educator', marks: shared, words: '' })
  const { ratings } = besideOf(reportOf(walk.log, case1), case1.teamRating)
  expect(ratings).toEqual(
    items.map(({ name, isOwn }) => ({
      name,
      team: { mean: expect.closeTo(11 / 3, 5), word: levels[3] },
      educator: isOwn ? null : levels[1],
    })),
  )
  const other = { ratings: [{ by: RT, marks: [{ name: 'Leadership', level: 'Superb' }], words: '', at: 0 }] }
  expect(besideOf(other, { levels }).ratings).toEqual([{ name: 'Leadership', team: null, educator: null }])
})

/** As the first version kept it, but for what nobody lays beside others. */
const firstVersion = {
  run: 3_000_001,
  minutesLost: 0,
  checks: [
    {
      drug: 'Dopamine',
      order: 'Dopamine 10 mcg/kg/min',
      misfit: { part: 'Label', value: 'Dobutamine', what: 'The label names another drug.' },
      answers: [{ roleId: 0, at: 1_767_597_270_000, part: 'Label' }],
      isRight: true,
    },
  ],
  handover: {
    path: '/Audio/NICU1767600000000',
    durationMs: 71_000,
    isLengthGood: true,
    keyWords: '',
    items: [
      { heading: 'Who she is', text: '', provider: false, rt: true, rn: false },
      { heading: 'What was done', text: '', provider: false, rt: false, rn: false },
    ],
  },
} satisfies KeptByAny

test('of what an older version did not tell nothing is said, not that there was none', () => {
  expect(besideOf(firstVersion, { levels })).toEqual({
    ...{ verdict: null, events: null, attempts: null, metrics: null, ratings: null },
    checks: [{ drug: 'Dopamine', misfit: firstVersion.checks[0]?.misfit, isRight: true }],
    handover: { durationMs: 71_000, heard: 1, of: 2 },
  })
})
