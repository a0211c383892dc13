import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER } from '../../records/roles.ts'
import { afterCall } from '../../rules/bedside.ts'
import { viewFor } from '../../views/view-cutter.ts'
import { Walk } from '../walk.ts'
import { bareChoices, idealChoices, worstChoices } from '../walk-choices.ts'
import { withAt } from '../with-at.ts'
import { calledWrongly, numbersTold } from './called.ts'
import { hasUnreadNumber } from './claims.ts'
import type { Decided } from './decisions-at.ts'
import { distinct, everyOpening, type Opening } from './every-opening.ts'
import { everyRun } from './every-run.ts'
import { everyScene } from './every-scene.ts'
import { handedOverWrongly } from './handed-over.ts'
import { saidInOrders, wrongOrders } from './ordered.ts'
import { type Scene, sceneOf, storyAt } from './scene.ts'
import { contradictions, type Statement, shownAfter, shownBy, toldBefore, toldBy, wentBy } from './statements.ts'

/** Numbers on panel, page, monitor, film, order, call and handover, held against each other in states a team can come to. */

const MINUTES = 60_000
const { points, beforeCall } = everyOpening(case1)

/** All of them take a minute. One in twenty-three goes through every option and every opening; before a release, all are. */
function* looked<One>(all: Iterable<One>): Generator<One> {
  const step = process.env.THOROUGH ? 1 : 23
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
    `at point ${point} situation, pages, panels, films, orders and monitor agree, whatever was decided`,
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
          ...saidInOrders(case1, scene),
        ]
        found.add([...contradictions(statements), ...unreadIn(scene), ...wrongOrders(case1, scene)], () =>
          whereOf(scene),
        )
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

type Opens = { readonly point: string; readonly option: string; readonly given?: object; readonly none?: string }
/** The story with other openings of one option at one place. */
const opensElse = (place: number, option: string, change: (opens: Opens) => Opens | []) =>
  withAt(case1, ['orders', 'opens'], (all: readonly Opens[]) =>
    all.flatMap((one) => (one.option === option && one.point === storyAt(case1, place).slug ? change(one) : one)),
  ) as typeof case1
const cardElse = (slug: string, path: readonly (string | number)[], value: unknown) => {
  const card = case1.orders?.cards.findIndex((one) => one.slug === slug) ?? -1
  return withAt(case1, ['orders', 'cards', card, 'parts', 0, 'steps', ...path], value) as typeof case1
}

test.each([
  [
    'a switch to where she is',
    ...[opensElse(3, 'transport-crossvent', (one) => (one.none ? [] : one)), 3, { machine: 'crossvent' }],
    { Ventilator: ['transport-crossvent'] },
    'switches her to crossvent, which she is on',
  ],
  [
    'the volume of a lung that is drained meanwhile',
    ...[opensElse(3, 'transport-crossvent', (one) => (one.given ? { ...one, given: { p: 5 } } : one)), 3, {}],
    { Ventilator: ['transport-crossvent'], Procedure: ['drain'] },
    'vt (now): 9 by machine, 5 by order transport-crossvent',
  ],
  [
    'a pressure that does not arrive',
    ...[opensElse(5, 'raise-map', (one) => ({ ...one, given: { ...one.given, told: 'MAP 22' } })), 5],
    ...[{ ino: 20, 'ino-since': '09:35', 'supply-fails': true }, { Ventilator: ['raise-map'] }],
    'raise-map reports what is set, and not what is measured',
  ],
  [
    'the panel of another machine',
    ...[cardElse('map', [1, 'on'], { machine: 'hfov' }), 2, { machine: 'hfv' }, { Ventilator: ['map-24'] }],
    'machine (now): hfv by machine, hfov by order map-24',
  ],
  [
    'nitric oxide that goes off, and was not on',
    ...[opensElse(3, 'hand-bag', (one) => ({ ...one, against: 'We lose nitric oxide with it.' })), 3, {}],
    { Ventilator: ['hand-bag'] },
    'ino at first (now): off by bedside, runs by order hand-bag',
  ],
  [
    'ten times another rate',
    ...[cardElse('dopamine', [1, 'wrong', 0, 'is'], 12), 1, {}, { Medications: ['dopamine'] }],
    'dopamine: “Ten times.” of 12 for 0.6',
  ],
  [
    'a dose at once that goes up in two',
    ...[opensElse(2, 'dopamine', (one) => ({ ...one, card: 'dopamine' })), 2, {}, { Medications: ['dopamine'] }],
    'dopamine goes up (now)',
  ],
] as const)('%s in an order is found', (_, content, point, found, decided, sentence) => {
  const opening = { ...case1.asFound, 'air-in-chest': point === 3, ...found } as Opening['opening']
  const scene = sceneOf(content, { point, before: opening, opening }, decided)
  const statements = [
    ...shownBy(content, scene.history.now, point, 'now').filter(({ place }) => place !== 'monitor'),
    ...saidInOrders(content, scene),
  ]
  expect([...contradictions(statements), ...wrongOrders(content, scene)].join('\n')).toContain(sentence)
})

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
