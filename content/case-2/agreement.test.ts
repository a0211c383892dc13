import { expect, test } from 'vitest'
import { everyPoint, type Left } from '#case/checks/every-bedside.ts'
import { type Decided as AsDecided, formOf, openingOf } from '#case/orders/order-form.ts'
import { workTimes } from '#case/rules/work-clock.ts'
import type { Bedside } from '#case/story/bedside.ts'
import { takesSeveral } from '#case/story/group.ts'
import { pointsOf } from '#case/story/points.ts'
import { resolveText } from '#case/story/resolve-text.ts'
import type { Decided } from '#case/testing/agreement/decisions-at.ts'
import { type Scene, sceneOf } from '#case/testing/agreement/scene.ts'
import { case2 } from './case-2.ts'
import { type Claim, claimsIn, contradictions, shownBy } from './statements.ts'

// Numbers on panel, pumps, monitor, page, film and orders, held against each other in states that a team can come to.

/** Of the states that a point opens in, every so many. */
const STEP = process.env.THOROUGH ? 7 : 61

/** What pages and orders say. */
function toldBy({ situation, pages, history }: Scene): Claim[] {
  const { opening, chosen } = history
  const [point] = pointsOf(case2).filter(({ slug }) => slug === history.point)
  if (!point) throw new Error(`there is no ${history.point}`)
  const decided: AsDecided = { point, opening, chosen, vitals: { ...case2.vitalStats, currentState: opening.monitor } }
  return [
    ...situation.flatMap((text) => claimsIn(text, 'opening', 'situation')),
    ...pages.pages.flatMap(({ page, rows }) =>
      // Of the page of harm its own sentences tell what came and went.
      page === 'harm' || page === 'results'
        ? []
        : rows.flatMap(({ slug, facts }) => facts.flatMap((fact) => claimsIn(fact, 'now', `${page}, ${slug}`))),
    ),
    ...[...chosen].flatMap((option) => {
      const opens = openingOf(case2, option, decided)
      const parts = case2.orders?.cards.find(({ slug }) => slug === opens?.card)?.parts ?? []
      if (!opens) return []
      return parts.flatMap((_, part) => {
        const { says, report, steps, reading } = formOf(case2, opens, part, decided)
        const texts = steps.flatMap((step) => {
          const text = step.kind === 'check' ? step.made : step.reading
          return text === undefined ? [] : resolveText(text, reading.facts, reading.words)
        })
        return [says, report, ...texts].flatMap((text) => claimsIn(text, 'now', `order ${option}`))
      })
    }),
    ...filmClaims(pages),
  ]
}

/** What a film shows against what its finding says. */
const filmClaims = ({ pages }: Scene['pages']): Claim[] =>
  pages.flatMap(({ page, rows }) =>
    rows.flatMap(({ films = [] }) =>
      (films ?? []).flatMap(({ film, finding }) => {
        const isTubed =
          typeof film === 'object' ? (film as { tubeTip?: number | null }).tubeTip != null : /tube/.test(film)
        const saysTube = /tube tip sits at T2/.test(finding ?? '')
        return finding && isTubed !== saysTube && page === 'film'
          ? [{ about: 'film', says: finding, moment: 'now' as const, place: 'film' }]
          : []
      }),
    ),
  )

/** Each option of a point by itself, with the first of the other groups, and beside what is right. */
function waysAt(index: number): Decided[] {
  const groups = Object.entries(case2.decisionStories[index]?.groups ?? {})
  const rest = (isBest: boolean): Decided =>
    Object.fromEntries(
      groups.map(([group, options]) => {
        const best = options.filter(({ score }) => score > 0).map(({ slug }) => slug)
        if (takesSeveral(case2, group)) return [group, isBest ? best : []]
        return [group, [(isBest ? best[0] : undefined) ?? options[0]?.slug ?? '']]
      }),
    )
  return groups.flatMap(([group, options]) =>
    options.flatMap(({ slug }) => [true, false].map((isBest) => ({ ...rest(isBest), [group]: [slug] }))),
  )
}

/** Films that show a tube, with whatever is wrong about their time. */
const filmed = { count: 0, wrong: new Set<string>() }

const lookAtFilm =
  (index: number) =>
  ({ before, opening, way, after }: Left): void => {
    const { slug: point, place, docId } = pointsOf(case2)[index] ?? {}
    if (!way.has('cxr') || !after['tube-filmed'] || !point || !place || !docId) return
    const history = { point, place, docId, before, opening, chosen: way, now: after, after }
    const taken = workTimes(history, case2).get('cxr') ?? ''
    filmed.count += 1
    if (taken <= String(after['tube-since']))
      filmed.wrong.add(`${point}: the film of ${taken} shows a tube of ${after['tube-since']}`)
    if (taken !== after['tube-seen-at'])
      filmed.wrong.add(`${point}: the film of ${taken} is told as of ${after['tube-seen-at']}`)
  }

const opened = new Map<number, { readonly before: Bedside; readonly opening: Bedside }[]>()
const walk = everyPoint(case2, lookAtFilm, STEP)
for (let next = walk.next(); !next.done; next = walk.next()) {
  if (next.value) opened.set(next.value.index, [...next.value.openings])
}

test.each([
  [
    'the rate of another drug',
    'Alprostadil 0.05 mcg/kg/min (0.51 mL/h)',
    'alprostadil rate is 1.02 on pumps and 0.51 on page',
  ],
  ['another dose', 'Epinephrine 0.1 mcg/kg/min (1.02 mL/h)', 'epinephrine is 0.05 on pumps and 0.1 on page'],
  [
    'the hand on less oxygen',
    'FiO2 0.25, hand 96, airway kit open.',
    'hand on 0.25 is 94 on low-oxygen and 96 on page',
  ],
  ['oxygen that is not set', 'FiO2 1.0', 'FiO2 is 0.25 on panel and 1.0 on page'],
])('%s is read', (_, text, told) => {
  const carried = { ...case2.asFound, machine: 'vent', fio2: 0.25, alprostadil: 0.05, epinephrine: 0.05 }
  const blended = claimsIn('The hand went from 96 to 94 and is steady', 'now', 'low-oxygen')
  expect(contradictions([...shownBy(carried, 4, 'now'), ...blended, ...claimsIn(text, 'now', 'page')])).toContain(told)
})

test('no film shows a tube before it was put in, and each is told later as of the minute in which it was taken', () => {
  expect(filmed.count).toBeGreaterThan(300)
  expect([...filmed.wrong]).toEqual([])
})

test.each([...case2.decisionStories.keys()])(
  'at point %i situation, pages, panels, pumps, films and orders agree with each other and with the monitor',
  (index) => {
    const found = new Map<string, string>()
    let count = 0
    for (const { before, opening } of opened.get(index) ?? []) {
      for (const decided of [{}, ...waysAt(index)]) {
        const scene = sceneOf(case2, { point: index + 1, before, opening }, decided)
        count += 1
        const claims = [
          ...shownBy(opening, index + 1, 'opening'),
          ...shownBy(scene.history.now, index + 1, 'now'),
          ...toldBy(scene),
        ]
        for (const problem of contradictions(claims))
          found.set(problem, `${opening.machine}, row ${opening.monitor}, ${[...scene.history.chosen].join(' ')}`)
      }
    }
    expect(count).toBeGreaterThan(30)
    expect([...found].map(([problem, where]) => `${problem} (such as ${where})`)).toEqual([])
  },
  300_000,
)
