import { expect, test } from 'vitest'
import { everyPoint, type Left } from '#case/checks/every-bedside.ts'
import { type Decided as AsDecided, formOf, openingOf } from '#case/orders/order-form.ts'
import type { Bedside } from '#case/story/bedside.ts'
import { takesSeveral } from '#case/story/group.ts'
import { pointsOf } from '#case/story/points.ts'
import { resolveText } from '#case/story/resolve-text.ts'
import type { Decided } from '#case/testing/agreement/decisions-at.ts'
import { type Scene, sceneOf } from '#case/testing/agreement/scene.ts'
import { viewInfusions } from '#case/views/bedside/infusions.ts'
import { viewMachine } from '#case/views/bedside/machine.ts'
import { viewMonitor } from '#case/views/bedside/monitor.ts'
import { case2 } from './case-2.ts'

// Numbers on panel, pumps, monitor, page, film and orders, held against each other in states that a team can come to.

/** Of the states that a point opens in, every so many. */
const STEP = process.env.THOROUGH ? 7 : 61

/** As the point opened, or with what is decided. */
type Moment = 'opening' | 'now'
interface Claim {
  readonly about: string
  readonly says: string
  readonly moment: Moment
  readonly place: string
}

/** How this story words what is measured and set; of which moment it speaks where that is always the same. */
const readers: readonly (readonly [pattern: RegExp, about: readonly string[], moment?: Moment])[] = [
  [/(?<!left )\barm (\d+\/\d+) \((\d+)\)/gi, ['arm', 'arm mean'], 'opening'],
  [/(?<!right )\bleg (\d+\/\d+) \((\d+)\)/gi, ['leg', 'leg mean'], 'opening'],
  [/mean gradient (\d+)/g, ['gradient'], 'opening'],
  [/^HR (\d+)(?: and falling)?, arm/g, ['HR'], 'opening'],
  [/hand (\d+)(?: and falling)?, foot (\d+)\.$/g, ['hand', 'foot'], 'opening'],
  [
    /Alprostadil (?:runs at )?(?:mcg\/kg\/min )?([\d.]+)(?: mcg\/kg\/min)?(?: =| \()\s?([\d.]+) mL\/h/gi,
    ['alprostadil', 'alprostadil rate'],
  ],
  [
    /Epinephrine (?:runs at )?([\d.]+)(?: mcg\/kg\/min)?(?: =| \()\s?([\d.]+) mL\/h/gi,
    ['epinephrine', 'epinephrine rate'],
  ],
  [/Alprostadil runs at ([\d.]+) mL\/h/g, ['alprostadil rate']],
  [/Epinephrine runs at ([\d.]+) mL\/h/g, ['epinephrine rate']],
  [/(?:No alprostadil runs|Alprostadil none)/g, ['no alprostadil']],
  [/Epinephrine none/g, ['no epinephrine']],
  [/(?<!to )FiO2 (?:is )?(0\.25|1\.0)\b(?! to)/g, ['FiO2']],
  [/rate (30|50)\b(?! set)/g, ['rate']],
]

/** Beginnings of facts that speak of a moment that is over, or of another machine. */
const others = [
  /^Down from/,
  /^Back to/,
  /Atropine/,
  /medical control/i,
  /^At 1[456]:/,
  /at induction/,
  /^Bag /,
  /Mask, FiO2/,
]

function claimsIn(text: string, usual: Moment, place: string): Claim[] {
  if (others.some((one) => one.test(text))) return []
  return readers.flatMap(([pattern, about, moment = usual]) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      about.map((name, index) => {
        const says = match[index + 1]
        return { moment, place, about: name.replace(/^no /, ''), says: says === undefined ? '0' : says }
      }),
    ),
  )
}

const asNumber = (says: string): string => (Number.isNaN(Number(says)) ? says : String(Number(says)))

/** What panel, pumps and monitor show of a bedside. */
function shownBy(bedside: Bedside, point: number, moment: Moment): Claim[] {
  const machine = viewMachine(bedside, case2.vitalStats, case2, point)
  const { running } = viewInfusions(bedside, case2, point)
  const signs = viewMonitor(case2.vitalStats, bedside.monitor)
  const told = (about: string, says: unknown, place: string): Claim => ({ about, says: String(says), moment, place })
  const [arm = '', armMean = ''] = String(signs.bloodPressure).split(/[ ()]+/)
  const [leg = '', legMean = ''] = String(signs.bloodPressureLower).split(/[ ()]+/)
  return [
    ...machine.readings.flatMap(({ label, value }) =>
      label === 'FiO2'
        ? told('FiO2', value, 'panel')
        : label === 'Rate' && /^\d+$/.test(value)
          ? told('rate', value, 'panel')
          : [],
    ),
    ...['Alprostadil', 'Epinephrine'].flatMap((drug) => {
      const found = running.find((one) => one.drug === drug)
      const name = drug.toLowerCase()
      return [
        told(name, found?.dose?.value ?? 0, 'pumps'),
        ...(found ? [told(`${name} rate`, found.mlPerHour, 'pumps')] : []),
      ]
    }),
    // The monitor waits for the results.
    ...(moment === 'now'
      ? []
      : [
          told('HR', signs.heartRate, 'monitor'),
          ...[told('arm', arm, 'monitor'), told('arm mean', armMean, 'monitor')],
          ...[told('leg', leg, 'monitor'), told('leg mean', legMean, 'monitor')],
          told('gradient', Number(armMean) - Number(legMean), 'monitor'),
          ...[told('hand', signs.oxygenPre, 'monitor'), told('foot', signs.oxygenPost, 'monitor')],
        ]),
  ]
}

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

/** Each contradiction once. */
function contradictions(claims: readonly Claim[]): string[] {
  const first = new Map<string, Claim>()
  return claims.flatMap((claim) => {
    if (claim.about === 'film') return [`the film shows another thing than “${claim.says}”`]
    const key = `${claim.moment} ${claim.about}`
    const known = first.get(key)
    if (!known) first.set(key, claim)
    return known && asNumber(known.says) !== asNumber(claim.says)
      ? [`${claim.about} is ${known.says} on ${known.place} and ${claim.says} on ${claim.place}`]
      : []
  })
}

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

const opened = new Map<number, { readonly before: Bedside; readonly opening: Bedside }[]>()
const walk = everyPoint(case2, () => (_: Left) => {}, STEP)
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
  ['oxygen that is not set', 'FiO2 1.0', 'FiO2 is 0.25 on panel and 1.0 on page'],
])('%s is read', (_, text, told) => {
  const carried = { ...case2.asFound, machine: 'vent', fio2: 0.25, alprostadil: 0.05, epinephrine: 0.05 }
  expect(contradictions([...shownBy(carried, 4, 'now'), ...claimsIn(text, 'now', 'page')])).toContain(told)
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
