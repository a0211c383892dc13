import { createHash } from 'node:crypto'
import { handoverTexts } from '#case/report/handover-texts.ts'
import { leavePoint, storyOf } from '#case/rules/bedside.ts'
import { callAfter } from '#case/testing/agreement/called.ts'
import { type Decided, decisionsInRules } from '#case/testing/agreement/decisions-at.ts'
import { everyOpening } from '#case/testing/agreement/every-opening.ts'
import { everyRun } from '#case/testing/agreement/every-run.ts'
import { everyScene } from '#case/testing/agreement/every-scene.ts'
import { stateAtEnd } from '#case/testing/agreement/handed-over.ts'
import { sceneOf } from '#case/testing/agreement/scene.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'

// Every transition of the newborn and every text that can come of it, one line a table with the digest of its rows. What
// must not change what happens in a story is run before and after: the lines are equal.

const sorted = (value: unknown): unknown => {
  if (value instanceof Set) return [...value].sort()
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, of]) => [key, sorted(of)]),
  )
}

function tell(table: string, rows: Iterable<unknown>): void {
  const digest = createHash('sha256')
  let count = 0
  for (const row of rows) {
    digest.update(`${JSON.stringify(sorted(row))}\n`)
    count++
  }
  console.log(`${table}: ${count} rows, ${digest.digest('hex').slice(0, 16)}`)
}

const { points, beforeCall } = everyOpening(case1)

for (const [index, { openings, results }] of points.entries()) {
  const point = index + 1
  const story = storyOf(case1, point)
  const ways = decisionsInRules(story).map((decided) => new Set(Object.values(decided).flat()))
  tell(`transitions of point ${point}`, transitions())
  tell(`pages of point ${point}`, scenes())
  tell(`results of point ${point}`, ends())

  function* transitions() {
    for (const { before, opening } of openings)
      for (const chosen of ways) yield [before, opening, chosen, leavePoint(before, opening, story, chosen)]
  }
  function* scenes() {
    for (const { opened, decided } of everyScene(case1, openings)) yield sceneOf(case1, opened, decided)
  }
  function* ends() {
    for (const { opened, decided } of results) yield sceneOf(case1, opened, decided, true)
  }
}

tell(
  'calls of medical control',
  beforeCall.map((bedside) => callAfter(case1, bedside)),
)

const ideal = idealChoices.map(({ Procedure, ...single }): Decided => {
  const groups = Object.entries(single).map(([group, slug]) => [group, [slug]])
  return { ...Object.fromEntries(groups), Procedure }
})
tell(
  'handovers',
  everyRun(case1, ideal).map((run) => handoverTexts(stateAtEnd(case1, run), case1)),
)
