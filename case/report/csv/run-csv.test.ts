import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN } from '../../records/roles.ts'
import { EventfulWalk } from '../../testing/eventful-walk.ts'
import { Practice } from '../../testing/practice.ts'
import { walkAll } from '../../testing/walk.ts'
import { bareChoices, idealChoices, worstChoices } from '../../testing/walk-choices.ts'
import type { PersonReport } from '../person-report.ts'
import { reportOf } from '../report.ts'
import { csvOf } from './csv.ts'
import { reportCsv } from './run-csv.ts'

/** As a stranger would read it, by RFC 4180 alone. */
function parse(csv: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  for (const [, cell = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    line.push(cell.replaceAll('""', '"'))
    if (end === '\r\n') {
      lines.push(line)
      line = []
    }
  }
  return lines
}

/** The rows of a report's file, by the names of its columns. */
function rowsOf(csv: string): { [column: string]: string }[] {
  const [columns = [], ...lines] = parse(csv.replace(/^\uFEFF/, ''))
  for (const line of lines) expect(line).toHaveLength(columns.length)
  return lines.map((line) => Object.fromEntries(line.map((cell, index) => [columns[index] ?? '', cell])))
}

const runs = [
  ['ideal', walkAll(idealChoices)],
  ['worst', walkAll(worstChoices, { mode: 'Decline Transport', time: '<60 min' })],
  ['bare', walkAll(bareChoices)],
] as const

test.each(runs)('the table of the %s run holds every score item and the total', (_, walk) => {
  const report = reportOf(walk.log, case1)
  const rows = rowsOf(reportCsv(report)).filter(({ section }) => section === 'score')
  const items = report.score.items.map(({ item, part, chosen, score, best }) =>
    expect.objectContaining({ item, part, value: chosen, points: String(score), best: String(best) }),
  )
  const { total, best, worst, band } = report.score
  expect(rows).toEqual([
    ...items,
    expect.objectContaining({ item: 'total', value: band.name, points: String(total), best: String(best) }),
    expect.objectContaining({ item: 'lowest possible', points: String(worst) }),
  ])
})

test.each(runs)('the table of the %s run holds every fact of the report', (_, walk) => {
  const report = reportOf(walk.log, case1)
  const rows = rowsOf(reportCsv(report))
  const count = (section: string) => rows.filter((row) => row.section === section).length
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
  const { decisions, work, vitals, gases, summary, handover, debrief, persons } = report
  expect(
    Object.fromEntries([...new Set(rows.map(({ section }) => section))].map((name = '') => [name, count(name)])),
  ).toEqual(
    withoutZeros({
      run: 5,
      score: report.score.items.length + 2,
      advice: sum(decisions.map(({ rt, rn }) => rt.length + rn.length)),
      decision: sum(decisions.map(({ chosen }) => chosen.length)),
      missed: sum(decisions.map(({ missed }) => missed.length)),
      time: report.segments.length + 1,
      preparation: 3,
      task: sum(work.map(({ freeMs, doneMs }) => 1 + Number(freeMs !== null) + Number(doneMs !== null))),
      check: sum(report.checks.map(({ answers }) => answers.length + 2)),
      'vital-signs': vitals.length * 4,
      'gas-course': vitals.length * 10,
      'gas-taken': sum(gases.map(({ values }) => Object.keys(values).length)),
      answer: report.answers.length,
      summary: summary.items.length * 3 + 2,
      handover: handover.items.length * 2 + 2,
      verdict: 1 + report.verdict.concerns.length,
      objective: 2 * report.objectives.length,
      metric: sum(report.metrics.map(({ details }) => 4 + details.length)),
      debrief: sum(debrief.flatMap(({ prompts }) => prompts.map(({ notes }) => notes.length))),
      person: sum(persons.map(factsOf)),
    }),
  )
})

/** Who had the seat, five counts and the time waited; then what there is of each. */
function factsOf({ work, lists, asked, choices, chat, waits }: PersonReport): number {
  const said = choices.given.map(({ followed, advisedBy }) => 2 + Number(followed !== null || advisedBy.length > 0))
  const steps = work.map(({ steps }) => steps.length)
  const parts = [lists, asked, choices.silent, chat.last, waits.longest].map(({ length }) => length)
  return [7, ...said, ...steps, ...parts].reduce((one, other) => one + other, 0)
}

const withoutZeros = (counts: { [section: string]: number }) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

test('reasons, advice, readings and notes are there in words', () => {
  const [, walk] = runs[1]
  const rows = rowsOf(reportCsv(reportOf(walk.log, case1)))
  expect(rows).toContainEqual(
    expect.objectContaining({
      section: 'decision',
      part: 'Transport mode',
      role: 'Provider',
      value: 'Decline Transport',
      points: '0',
      detail: case1.questions[0]?.options.find(({ name }) => name === 'Decline Transport')?.why,
      time: expect.stringMatching(/^2026-01-05T07:\d\d:\d\d\.\d{3}Z$/),
    }),
  )
  expect(rows).toContainEqual(
    expect.objectContaining({ section: 'advice', part: 'Response time', role: 'RN', value: '<60 min' }),
  )
  expect(rows).toContainEqual(
    expect.objectContaining({ section: 'vital-signs', part: 'As found', item: 'SpO2 left foot', unit: '%' }),
  )
  expect(rows).toContainEqual(
    expect.objectContaining({ section: 'debrief', part: 'Summary', role: 'RN', value: 'Pharmacy first.' }),
  )
})

test('where the trainer itself played it is told as who, how, when, and what it got wrong', () => {
  const report = reportOf(new Practice(PROVIDER, 'distracted', 3).toReport().log, case1)
  const rows = rowsOf(reportCsv(report)).filter(({ section, role }) => section === 'stand-in' && role === 'RT')
  expect(rows.map(({ part, item, value, detail }) => [part, item, value, detail].join('|'))).toEqual([
    '|played|distracted|Listen to the briefing',
    '|practice number|3|',
    '|until|the end|',
    'Decision point 2, Procedure|said wrongly|Place UVC|',
    'Decision point 2, Procedure|right|Reposition ETT; Check tidal volume; Obtain iSTAT|',
    'Decision point 2, Procedure|followed|no|',
    'Decision point 3, Medications|said wrongly|Dopamine|',
    'Decision point 3, Medications|right|Epinephrine|',
    'Decision point 3, Medications|followed|no|',
  ])
})

test('what a person wrote comes back as it was, lines and quotes included, and never as a formula', () => {
  const walk = walkAll(idealChoices)
  const written = {
    'one-word': '=HYPERLINK("http://evil.test","Look")',
    story: 'She said: "now".\nWe went, and\r\nlanded.',
    helped: '@all: read back',
    change: '-1',
    advice: '- speak up',
  }
  for (const [prompt, text] of Object.entries(written)) walk.do(RN, { kind: 'write-debrief', prompt, text })
  const rows = rowsOf(reportCsv(reportOf(walk.log, case1)))
  const values = rows.filter(({ section, role }) => section === 'debrief' && role === 'RN').map(({ value }) => value)
  expect(values).toEqual([
    `'${written['one-word']}`,
    // Notes keep no carriage returns.
    written.story.replace('\r', ''),
    `'${written.helped}`,
    '-1',
    `'${written.advice}`,
    'Pharmacy first.',
  ])
})

/** The cells that a spreadsheet shows which splits at semicolons and knows no quotes but at the beginning of a cell. */
const cellsBySemicolon = (csv: string): string[] => csv.split(/[;\r\n\t]/).map((cell) => cell.replace(/^[\s"]+/, ''))

test.each([
  'read back;=HYPERLINK("http://evil.test")',
  'one; =1+1',
  'one;"=1+1"',
  'one\n=1+1',
  'one\n\n  @SUM(1)',
  'one\t+1-2',
  'one;\u00A0-1+1|x',
  'one;＝1+1',
  ';;=1',
  ' =1+1',
])('where semicolons part the cells, nothing a person wrote becomes a formula either: %j', (text) => {
  const walk = walkAll(idealChoices)
  walk.do(RN, { kind: 'write-debrief', prompt: 'helped', text })
  const csv = reportCsv(reportOf(walk.log, case1))
  const formulas = cellsBySemicolon(csv).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))
  // Numbers of the report itself begin with a sign.
  expect(formulas.filter((cell) => !/^[+-]?[\d.]+"/.test(cell))).toEqual([])
})

test('every cell is in quotes and every line ends with CRLF', () => {
  expect(
    csvOf([
      ['a', 'b"c'],
      [-2.5, null],
      ['+1 more', '\tx'],
    ]),
  ).toBe('"a","b""c"\r\n"-2.5",""\r\n"\'+1 more","\'\tx"\r\n')
})

test('the table tells what an educator let happen, how soon it was seen to, and what came of it', () => {
  const walk = new EventfulWalk()
  walk.toReport(idealChoices)
  const { events } = reportOf(walk.log, case1)
  const rows = rowsOf(reportCsv(reportOf(walk.log, case1))).filter(({ section }) => section === 'event')
  for (const { title, wrong, resolvedAfterMs, left, recognised, right } of events) {
    const own = rows.filter(({ part }) => part === title)
    const told = (item: string) => own.filter((row) => row.item === item).map(({ value }) => value)
    expect(told('happened')).toHaveLength(1)
    expect(told('seen after')).toEqual([recognised ? String(recognised.afterMs / 1000) : ''])
    expect(told('tried')).toEqual(wrong.map(({ answer }) => expect.stringContaining(answer)))
    expect(told('seen to after')).toEqual([resolvedAfterMs === null ? 'never' : String(resolvedAfterMs / 1000)])
    expect(own.find(({ item }) => item === 'seen to after')?.detail).toBe(right)
    expect(told('came of it')).toEqual(left === null ? [] : [left])
  }
  expect(rows.length).toBeGreaterThan(events.length * 3)
})
