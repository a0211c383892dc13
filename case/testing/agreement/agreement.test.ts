import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER } from '../../records/roles.ts'
import { afterCall } from '../../rules/bedside.ts'
import { viewFor } from '../../views/view-cutter.ts'
import { Walk } from '../walk.ts'
import { bareChoices, idealChoices, worstChoices } from '../walk-choices.ts'
import { calledWrongly, numbersTold } from './called.ts'
import { hasUnreadNumber } from './claims.ts'
import type { Decided } from './decisions-at.ts'
import { distinct, everyOpening } from './every-opening.ts'
import { everyRun } from './every-run.ts'
import { everyScene } from './every-scene.ts'
import { handedOverWrongly } from './handed-over.ts'
import { type Scene, sceneOf, storyAt } from './scene.ts'
import { contradictions, type Statement, shownAfter, shownBy, toldBefore, toldBy, wentBy } from './statements.ts'

/** Numbers on panel, page, monitor, film, call and handover, held against each other in states a team can come to. */

const MINUTES = 60_000
const { points, beforeCall } = everyOpening(case1)

/** All of them take a minute. One in eleven goes through every option and every opening; before a release, all are. */
function* looked<One>(all: Iterable<One>): Generator<One> {
  const step = process.env.THOROUGH ? 1 : 11
  let index = 0
  for (const one of all) if (index++ % step === 0) yield one
}

/** Each contradiction once, with a state it stands in and in how many it does. */
class Found {
  readonly #places = new Map<string, { where: string; times: number }>()

  add(problems: readonly string[], where: () => string): void {
    for (const problem of problems) {
      const found = this.#places.get(problem) ?? { where: where(), times: 0 }
      this.#places.set(problem, { ...found, times: found.times + 1 })
    }
  }

  list(): string[] {
    return [...this.#places].map(([problem, { where, times }]) => `${problem} (${times} states, such as ${where})`)
  }
}

const whereOf = ({ history: { opening, chosen } }: Scene) =>
  `${opening.machine}, row ${opening.monitor}, ${[...chosen].join(' ') || 'nothing decided'}`

/** A number worded in a new way must not slip past the readers. */
const unreadIn = ({ situation, pages: { pages } }: Scene): string[] =>
  [...situation, ...pages.flatMap(({ rows }) => rows.flatMap(({ title, facts }) => [title, ...facts]))]
    .filter(hasUnreadNumber)
    .map((text) => `nobody reads the number in "${text}"`)

/** What medical control does not speak of. */
const untold = { 'filmed-at-1': false, 'ino-since': null, saline: 0, gas: 0 } as const

const atEnd = (statement: Statement): Statement => ({ ...statement, moment: 'after' })

for (const [index, { openings, results }] of points.entries()) {
  const point = index + 1

  test(
    `at point ${point} situation, pages, panels, films and monitor agree, whatever was decided`,
    () => {
      const found = new Found()
      for (const { opened, decided } of looked(everyScene(case1, openings))) {
        const scene = sceneOf(case1, opened, decided)
        const { opening, now } = scene.history
        const statements = [
          ...shownBy(case1, opening, point, 'opening'),
          ...toldBefore(scene),
          // The monitor waits for the results.
          ...shownBy(case1, now, point, 'now').filter(({ place }) => place !== 'monitor'),
          ...toldBy(scene),
        ]
        found.add([...contradictions(statements), ...unreadIn(scene)], () => whereOf(scene))
      }
      expect(found.list()).toEqual([])
    },
    5 * MINUTES,
  )

  test(
    `the results of point ${point} say what monitor and gas did, and what is undone`,
    () => {
      const found = new Found()
      for (const { opened, decided } of results) {
        const scene = sceneOf(case1, opened, decided, true)
        const { after } = scene.history
        const shown = after ? shownBy(case1, after, point, 'after') : []
        const told = toldBy(scene).filter(({ moment }) => moment === 'after')
        // Nobody warms her up between a page and the results.
        const degrees = toldBy(scene).filter(({ about }) => about === 'temperature')
        found.add(
          contradictions([...shown, ...shownAfter(scene), ...told, ...degrees.map(atEnd), ...wentBy(scene)]),
          () => whereOf(scene),
        )
      }
      expect(found.list()).toEqual([])
    },
    5 * MINUTES,
  )
}

test('no page asks for a row and for a machine or a drug at once, so that these may be walked apart', () => {
  const pages = case1.decisionStories.flatMap(({ groups, pages: rows }) => {
    const slugs = [...(groups.Ventilator ?? []), ...(groups.Medications ?? [])].map(({ slug }) => slug)
    return rows.filter(({ page }) => page !== 'results').map((row) => ({ asked: JSON.stringify(row), slugs }))
  })
  const both = pages.filter(
    ({ asked, slugs }) => /(monitor|gas) \d"/.test(asked) && slugs.some((slug) => asked.includes(`chose ${slug}"`)),
  )
  expect(both).toEqual([])
  expect(pages.filter(({ asked }) => /(monitor|gas) \d"/.test(asked)).length).toBeGreaterThan(3)
})

test(
  'medical control orders what is missing and nothing else',
  () => {
    const found = new Found()
    for (const bedside of distinct(beforeCall.map((one) => ({ ...one, ...untold })))) {
      const panels = {
        before: shownBy(case1, bedside, 3, 'now'),
        after: shownBy(case1, afterCall(case1, bedside, storyAt(case1, 4)), 4, 'after'),
      }
      found.add(calledWrongly(case1, bedside, panels), () => JSON.stringify(bedside))
    }
    expect(found.list()).toEqual([])
  },
  5 * MINUTES,
)

test.each([
  ['ideal', idealChoices],
  ['worst', worstChoices],
  ['bare', bareChoices],
])('while medical control speaks, the monitor shows what it tells: the %s run', (_, choices) => {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choice] of choices.slice(0, 3).entries()) walk.point(index + 1, choice)
  const { points: seen, vitals } = viewFor(walk.state, PROVIDER, case1)
  const told = numbersTold(seen[3]?.call?.text.join(' ') ?? '').map(({ says }) => Number(says))
  expect(told).toEqual([vitals?.monitor.oxygenPre, vitals?.monitor.oxygenPost, vitals?.monitor.mean])
})

test(
  'the handover says what panels, slips, films and pages said',
  () => {
    const found = new Found()
    const ideal = idealChoices.map(({ Procedure, ...single }): Decided => {
      const groups = Object.entries(single).map(([group, slug]) => [group, [slug]])
      return { ...Object.fromEntries(groups), Procedure }
    })
    for (const run of looked(everyRun(case1, ideal)))
      found.add(handedOverWrongly(case1, run), () => JSON.stringify(run.decided))
    expect(found.list()).toEqual([])
  },
  5 * MINUTES,
)
