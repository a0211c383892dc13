import { expect, test } from 'vitest'
import type { OwnFigures, OwnRun } from '#case/report/own-run.ts'
import { bySeat, ownLines } from './own-runs-of-story.tsx'

const figures: OwnFigures = { people: 1, wholeMs: null, loops: null, doses: null, ratings: [] }
const run = (score: number, preparationMs: number | null, more: Partial<OwnFigures> = {}): OwnRun => ({
  ...{ room: 'r', run: score, roomName: 'Monday', story: { id: 'case-1', title: 'A newborn' } },
  ...{ startedAt: null, endedAt: score, keptUntil: 0, roleId: 0, teamSize: 3 },
  summary: { score, best: 30, isWhole: true, preparationMs },
  figures: { ...figures, ...more },
})
const lineOf = (runs: readonly OwnRun[], title: string) => ownLines(runs).find((line) => line.title === title)

test('what is drawn goes from the oldest run to the newest, with a gap where a run does not tell', () => {
  const runs = [run(30, 600_000), run(20, null), run(15, 900_000)]
  expect(lineOf(runs, 'Points of the team')).toMatchObject({
    values: [0.5, 20 / 30, 1],
    newest: '30 of 30',
    beside: null,
  })
  expect(lineOf(runs, 'Preparation')).toMatchObject({ values: [900_000, null, 600_000], newest: '10:00' })
})

test('what fewer than two runs tell is no line', () => {
  expect(ownLines([run(30, 600_000)])).toEqual([])
  const closed = run(30, null, { loops: { count: 3, of: 4 } })
  expect(lineOf([closed, run(20, null)], 'Loops I closed')).toBeUndefined()
  expect(lineOf([closed, closed], 'Loops I closed')).toMatchObject({ values: [0.75, 0.75], newest: '3 of 4' })
})

test('one’s ratings stand beside the others’ of the same things', () => {
  const rated = (mean: number, others: number | null) => ({
    name: 'Leadership',
    own: { mean, word: '' },
    others: others === null ? null : { mean: others, word: '' },
  })
  const of = (own: number) => run(30, null, { ratings: [rated(own, 2), rated(own + 1, 3), rated(1, null)] })
  const line = lineOf([of(3), of(2)], 'How I rated the team, and others did')
  expect(line).toMatchObject({ values: [2.5, 3.5], beside: [2.5, 2.5], newest: '3.5, others 2.5' })
})

test('what was done in different seats is not drawn as one line', () => {
  const as = (roleId: OwnRun['roleId'], score: number): OwnRun => ({ ...run(score, null), roleId })
  const found = bySeat([as(1, 30), as(0, 20), as(1, 10), as(null, 5)])
  expect(found.map(({ roleId, runs }) => [roleId, ...runs.map(({ summary }) => summary.score)])).toEqual([
    [1, 30, 10],
    [0, 20],
    [null, 5],
  ])
})
