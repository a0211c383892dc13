import { createHash } from 'node:crypto'
import { handoverTexts } from '#case/report/handover-texts.ts'
import { leavePoint } from '#case/rules/bedside.ts'
import { pointNamed } from '#case/story/points.ts'
import { callAfter } from '#case/testing/agreement/called.ts'
import { type Decided, decisionsInRules } from '#case/testing/agreement/decisions-at.ts'
import { everyOpening } from '#case/testing/agreement/every-opening.ts'
import { everyRun } from '#case/testing/agreement/every-run.ts'
import { everyScene } from '#case/testing/agreement/every-scene.ts'
import { stateAtEnd } from '#case/testing/agreement/handed-over.ts'
import { sceneOf, storyAt } from '#case/testing/agreement/scene.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'

// Every transition of the newborn and every text that can come of it, one line a table with the digest of its rows. What
// must not change what happens in a story is run before and after: the lines are equal.

/** As they were told when the first digest was made: what is only written otherwise gives the same lines. */
const asFirstTold = ({ isHarm: _, ...told }: object & { readonly isHarm?: boolean }): object => {
  if ('supply-fails' in told) return bedsideAsFirstTold(told)
  if (!('boluses' in told && Array.isArray(told.boluses))) return byPlace(told)
  const [{ ml, count }] = told.boluses
  return { ...told, salineMl: ml, boluses: count }
}

function bedsideAsFirstTold({ ino, saline, ...others }: { readonly [name: string]: unknown }): object {
  const named = Object.entries(others).map(([slug, value]) => [
    slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    value,
  ])
  return { ...Object.fromEntries(named), boluses: saline, ino: Boolean(ino), inoPpm: ino || 20 }
}

/** Points by their place, as they were called before they had names: so these lines are equal to those of then. */
function byPlace(value: object): object {
  if (!('point' in value)) return value
  const {
    point,
    place = pointNamed(case1, String(point))?.place,
    docId: _,
    ...rest
  } = value as { [field: string]: unknown }
  return { ...rest, point: place }
}

const sorted = (value: unknown): unknown => {
  if (value instanceof Set) return [...value].sort()
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(asFirstTold(value))
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
  const story = storyAt(case1, point)
  const ways = decisionsInRules(story).map((decided) => new Set(Object.values(decided).flat()))
  tell(`transitions of point ${point}`, transitions())
  tell(`pages of point ${point}`, scenes())
  tell(`results of point ${point}`, ends())

  function* transitions() {
    for (const { before, opening } of openings)
      for (const chosen of ways) yield [before, opening, chosen, leavePoint(case1, before, opening, story, chosen)]
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
