import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, type RoleId, RT } from './records/roles.ts'
import { reportCsv } from './report/csv/run-csv.ts'
import { reportOf } from './report/report.ts'
import type { CaseContent } from './story/content.ts'
import type { Flow, Step } from './story/flow.ts'
import type { Question } from './story/question.ts'
import { Walk, walkAll } from './testing/walk.ts'
import { idealChoices } from './testing/walk-choices.ts'
import { viewFor } from './views/view-cutter.ts'

// Another question before departure needs content and nothing else.

const whoComes: Question = {
  slug: 'who-comes',
  title: 'Who comes along',
  question: 'Who comes along?',
  right: 'one-parent',
  options: [
    { slug: 'one-parent', name: 'One parent', score: 1, why: 'There is a seat.' },
    { slug: 'nobody', name: 'Nobody', score: 0, why: 'There is a seat.', bridge: 'The father takes the seat.' },
  ],
}
const [provider, rt, rn] = case1.flows

const path = '/provider/company'
const steps: readonly Step[] = [
  { path, title: 'Who comes?', screen: 'question', question: 'who-comes' },
  { path: `${path}/result`, title: 'Who comes along', screen: 'question-result', question: 'who-comes' },
]
const withSteps = (flow: Flow): Flow =>
  flow.flatMap((step) => (step.path === '/provider/response-time/result' ? [step, ...steps] : [step]))

/** Our story with one more question after the others. */
const asking = (question: Question, flows: CaseContent['flows'], more: Partial<CaseContent> = {}): CaseContent => ({
  ...case1,
  ...more,
  flows,
  questions: [...case1.questions, question],
  prompts: { ...case1.prompts, [path]: ['Who could calm her?'], [`${path}/result`]: ['Go on.'] },
  scoreScale: {
    ...case1.scoreScale,
    best: 31,
    bands: case1.scoreScale.bands.map((band) => (band.to === 30 ? { ...band, to: 31 } : band)),
    parts: case1.scoreScale.parts.toSpliced(2, 0, { part: 'Who comes along', best: 1, worst: 0 }),
  },
})

const third = asking(whoComes, [withSteps(provider), withSteps(rt), withSteps(rn)], {
  standIns: {
    ...case1.standIns,
    advice: {
      ...case1.standIns.advice,
      'who-comes': {
        right: ['It is a long way, and they should see her.', 'There is room for it.', 'They can consent to things.'],
        wrong: ['The cabin is narrow.', 'It makes the crew nervous.'],
      },
    },
  },
})

test('a third question is advised on, decided, scored and told of', () => {
  const walk = walkAll(idealChoices, {}, { content: third })
  const report = reportOf(walk.log, third)
  expect(report.score).toMatchObject({ total: 31, best: 31 })
  expect(report.score.items[2]).toMatchObject({ item: 'who-comes', part: 'Who comes along', chosen: 'One parent' })
  expect(report.decisions[2]).toMatchObject({ rt: ['One parent'], rn: ['One parent'], provider: ['One parent'] })
  const started = walk.state.records.CaseTaskTime[1]?.TransportStartTime
  expect(started).toBeGreaterThanOrEqual(report.decisions[2]?.decidedAt ?? Number.POSITIVE_INFINITY)
})

test('a question to RN alone is decided by RN, while the others go on', () => {
  const alone = asking({ ...whoComes, only: RN }, [provider, rt, withSteps(rn)])
  const walk = new Walk({ content: alone })
  const asked: RoleId[] = []
  walk.toReport(idealChoices)
  for (const role of [PROVIDER, RT, RN] as const) {
    if (viewFor(walk.state, role, alone).questions?.['who-comes']) asked.push(role)
  }
  expect(asked).toEqual([RN])
  const report = reportOf(walk.log, alone)
  expect(report.score.total).toBe(31)
  expect(report.decisions[2]).toMatchObject({ only: RN, rn: ['One parent'], rt: [], provider: [], missed: [] })
  const told = reportCsv(report)
    .split('\r\n')
    .filter((row) => row.includes('"Who comes along"'))
  expect(told.some((row) => row.startsWith('"decision"') && row.includes('"RN"'))).toBe(true)
  expect(told.some((row) => row.startsWith('"advice"'))).toBe(false)
  expect(report.persons.map(({ choices }) => choices.given.some(({ part }) => part === 'Who comes along'))).toEqual([
    false,
    false,
    true,
  ])
})
