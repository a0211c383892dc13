import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { type Fault, FaultyWalk, faults } from '../testing/faulty-walk.ts'
import { Walk } from '../testing/walk.ts'
import { bareChoices, idealChoices, worstChoices } from '../testing/walk-choices.ts'
import { reportOf } from './report.ts'

const ways = { ideal: idealChoices, dangerous: worstChoices, bare: bareChoices } as const
const left = { nothing: [], some: ['event left', 'handover empty'], everything: faults } as const

function verdictAfter(way: keyof typeof ways, made: readonly Fault[]) {
  const walk = new FaultyWalk(made)
  walk.toReport(ways[way])
  const { verdict, score } = reportOf(walk.log, case1)
  return { ...verdict, score }
}

const praise = /Teach it|in good hands/

describe('a run that is ideal but for one thing is not praised, and is told that first', () => {
  test.each([
    ['promise broken', 'promise', /^The team promised <30 min and left \d+ min later than that\.$/],
    ['wrong label passed', 'check', /^Epinephrine passed the second check, though its syringe did not fit\.$/],
    ['event left', 'event', /^“A pressor pump alarms occlusion: the line is kinked” was seen by nobody\.$/],
    ['handover empty', 'handover', /^Of the handover nothing was heard\.$/],
    ['wrong dose kept', 'dose', /^A wrong number was kept. At what rate does the dopamine run\? Rate: 12 mL\/h\.$/],
  ] as const)('%s', (fault, kind, first) => {
    const { sentences, concerns, score } = verdictAfter('ideal', [fault])
    expect(concerns.map((one) => one.kind)).toEqual([kind])
    expect(sentences[0]).toMatch(first)
    expect(sentences.join(' ')).not.toMatch(praise)
    expect(score).toMatchObject({ total: 30, band: { name: 'Expert' } })
  })
})

test('a handover too short for what was ticked is said to be short', () => {
  const walk = new Walk({ spokenMs: 6000 })
  walk.toReport(idealChoices)
  expect(reportOf(walk.log, case1).verdict.sentences[0]).toBe('The handover lasted 6 s.')
})

test('a run in which nothing was left undone is told what its points say', () => {
  const { sentences, concerns, score } = verdictAfter('ideal', [])
  expect(concerns).toEqual([])
  expect(sentences).toEqual([score.band.advice])
})

test('the nine runs that educators have looked at are told as they stand in the table', () => {
  const rows = Object.keys(ways).flatMap((way) =>
    Object.entries(left).map(([what, made]) => {
      const { sentences, concerns, score } = verdictAfter(way as keyof typeof ways, made) // its own keys
      const start = concerns.map(({ title }, index) => `${index + 1}. ${title}`).join(' ')
      return `| ${way} | ${what} | ${score.total}, ${score.band.name} | ${sentences.join(' ')} | ${start || 'The decisions alone.'} |`
    }),
  )
  const page = readFileSync(new URL('../../docs/clinical/verdicts.md', import.meta.url), 'utf8')
  expect(page.split('\n').filter((line) => /^\| (ideal|dangerous|bare) /.test(line))).toEqual(rows)
})
