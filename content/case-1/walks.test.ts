import { expect, test } from 'vitest'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import { reportOf } from '#case/report/report.ts'
import { type Walk, walkAll } from '#case/testing/walk.ts'
import { bareChoices, idealChoices, worstChoices } from '#case/testing/walk-choices.ts'
import { case1 } from './case-1.ts'

const scoreOf = (walk: Walk) =>
  Object.values(walk.state.records.TeamScore['1'] ?? {}).reduce((sum, entry) => sum + entry.score, 0)

/** The rows of monitor and gas in the order they were shown. */
function rowsOf(walk: Walk): string[] {
  const rows = walk.log.flatMap(({ changes }) =>
    changes.flatMap(({ change }) =>
      change.op === 'put' && change.collection === 'VitalStats'
        ? [`${change.data.currentState}/${change.data.currentiStat}`]
        : [],
    ),
  )
  return rows.filter((row, index) => row !== rows[index - 1])
}

test('the ideal run: 30 points, and she is better at every point', () => {
  const walk = walkAll(idealChoices)
  expect(scoreOf(walk)).toBe(30)
  expect(rowsOf(walk)).toEqual(['3/3', '2/2', '1/1', '2/2', '1/1', '0/0', '2/1', '0/0'])
})

test('the worst run: -23 points, and she still arrives', () => {
  const walk = walkAll(worstChoices, { mode: 'Decline Transport', time: '<60 min' })
  expect(scoreOf(walk)).toBe(-23)
  expect(rowsOf(walk)).toEqual(['3/3', '4/3', '4/4', '2/2', '3/3', '4/4', '3/3'])
})

test('a run without an arterial line and without nitric oxide follows the other links', () => {
  const walk = walkAll(bareChoices)
  const flow = walk.state.records.DecisionPointFlow['1']
  const steps = (list: readonly { step: string }[] = []) =>
    list.map(({ step }) => step.replace('/case/decision-point/', ''))
  expect(steps(flow?.decisionPointOne)).toEqual([
    '1',
    '1/ventilator',
    '1',
    '1/medication',
    '1',
    '1/procedure-cxr',
    '1/procedure-result',
    '1',
    '1/results',
  ])
  expect(steps(flow?.decisionPointTwo)).toContain('2/ventilator')
  expect(steps(flow?.decisionPointThree)).toContain('3/ventilator')
  expect(steps(flow?.decisionPointFour)).toContain('4/procedure-result')
})

test.each([
  ['ideal', walkAll(idealChoices)],
  ['worst', walkAll(worstChoices, { mode: 'Decline Transport', time: '<60 min' })],
  ['bare', walkAll(bareChoices)],
])('the report of the %s run is this, to the letter', async (name, walk) => {
  // What it says of each person is taken from the same parts, and tested by itself.
  const { persons: _, ...report } = reportOf(walk.log, case1)
  await expect(inLines(report)).toMatchFileSnapshot(`reports/${name}.txt`)
})

/** What the story or a table says of itself, whoever plays it. */
const asWritten = ['why', 'definition', 'counts', 'shownBy', 'advice', 'label', 'title', 'question', 'limits']
const sameInAll = ['story', 'instruments', 'debrief']

/** A fact a line: what came of this run, and of no other. */
function inLines(report: object): string {
  const leaveOut = (key: string, value: unknown) => (asWritten.includes(key) ? undefined : value)
  const lines = Object.entries(report).flatMap(([part, value]) => {
    if (sameInAll.includes(part)) return []
    const facts = typeof value === 'object' && value ? Object.entries(value) : [['', value]]
    return facts.map(([name, fact]) => `${part} ${name}: ${JSON.stringify(fact, leaveOut)}`)
  })
  return `${lines.join('\n')}\n`
}

test('everyone ends at the final report', () => {
  const { state } = walkAll(idealChoices)
  for (const role of [PROVIDER, RT, RN] as const) {
    expect(state.records.Place[role]?.step).toBe(case1.flows[role].length - 1)
  }
})
