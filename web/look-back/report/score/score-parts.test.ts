import { expect, test } from 'vitest'
import { bareReport, idealReport, worstReport } from '#case/testing/way-reports.ts'
import { barsOf, scoreParts } from './score-parts.ts'

/** Reports of whole runs, as the rules give them. */
const [ideal, worst, bare] = [idealReport(), worstReport(), bareReport()]
const all = [
  ['ideal', ideal],
  ['worst', worst],
  ['bare', bare],
] as const

test.each(all)('the parts of the %s run add up to its score, and to the best possible', (_, report) => {
  const parts = scoreParts(report)
  expect(parts.reduce((sum, { score }) => sum + score, 0)).toBe(report.score.total)
  expect(parts.map(({ best }) => best)).toEqual([2, 2, 6, 6, 5, 5, 4])
  expect(parts.flatMap(({ items }) => items)).toEqual(report.score.items)
})

test('a procedure that was left out stands with its part, another group does not', () => {
  const [, , first, second] = scoreParts(bare)
  expect(first?.leftOut).toEqual([{ name: 'Place PAL', best: 1 }])
  expect(second?.leftOut).toEqual([{ name: 'Check tidal volume', best: 1 }])
  expect(scoreParts(ideal).flatMap(({ leftOut }) => leftOut)).toEqual([])
})

test('bars begin at a zero they share; below it they run to the other side', () => {
  const bars = barsOf(scoreParts(worst))
  expect(new Set(bars.map(({ zero }) => Math.round(zero)))).toEqual(new Set([63]))
  const last = bars.at(-1)
  expect(last).toMatchObject({ from: 0, width: last?.zero })
  for (const { zero, from, width } of barsOf(scoreParts(ideal))) {
    expect([zero, from]).toEqual([0, 0])
    expect(width).toBeLessThanOrEqual(100)
  }
})
