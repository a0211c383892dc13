import { expect, test } from 'vitest'
import { afterCall, leavePoint, onArrival, openPoint } from '#case/rules/bedside.ts'
import type { Bedside } from '#case/story/bedside.ts'
import { takesSeveral } from '#case/story/group.ts'
import { case2 } from './case-2.ts'
import { asFoundByScript, courseByScript, type Stand } from './course-by-script.ts'

type Chosen = readonly { readonly point: string; readonly chose: ReadonlySet<string> }[]

const way = (chosen: { readonly [point: string]: string }): Chosen =>
  Object.entries(chosen).map(([point, slugs]) => ({ point, chose: new Set(slugs.split(' ')) }))

const ideal = way({
  'grey-baby': 'low-oxygen alprostadil-05 d10w antibiotics four-limb istat second-line not-ready',
  'ductus-opening': 'low-oxygen-watch support-both calcium saline-5 istat limbs not-ready',
  apnea: 'bag-then-tube keep-both etco2 cxr',
  door: 'as-set as-running istat limbs ready-cardiac',
})
const worst = way({
  'grey-baby': 'ino wait-echo saline-20 hyperoxia-test lumbar-puncture uac ready',
  'ductus-opening': 'raise-oxygen alprostadil-stop saline-20 uvc lumbar-puncture ready',
  apnea: 'stimulate alprostadil-stop uvc lumbar-puncture',
  door: 'extubate pause-alprostadil uvc lumbar-puncture wait-echo',
})

/** The same run by the rules and the story. */
function courseByRules(run: Chosen) {
  let before = case2.asFound
  const stood = case2.decisionStories.map((story, index) => {
    before = afterCall(case2, before, story)
    const opening = openPoint(case2, before, story)
    const after = leavePoint(case2, before, opening, story, run[index]?.chose ?? new Set())
    before = after
    return { opening, after }
  })
  const { monitor, gas } = onArrival(before, case2)
  return { stood, arrives: { S: monitor, G: gas } }
}

const asStand = (bedside: Bedside): Stand => ({
  S: bedside.monitor,
  G: bedside.gas,
  V: (bedside.machine === 'nasal-cannula' ? 'cannula' : bedside.machine) as Stand['V'],
  O: bedside.fio2 === 1 ? 'high' : 'low',
  A: bedside.alprostadil as number,
  tA: bedside['alprostadil-since'] as string | null,
  ep: bedside.epinephrine as number,
  W: Number(bedside.saline) * 17,
  Q: bedside['second-vein'] === true,
  ab: bedside['antibiotics-given'] === true,
  dx: bedside['sugar-given'] === true,
  ca: bedside['calcium-given'] === true,
  F: bedside['tube-filmed'] === true,
  L: bedside['left-late'] === true,
})

const scoreOf = (run: Chosen): number =>
  case2.decisionStories.reduce(
    (sum, { groups }, index) =>
      sum +
      Object.values(groups)
        .flat()
        .filter(({ slug }) => run[index]?.chose.has(slug))
        .reduce((total, { score }) => total + score, 0),
    0,
  )

test('the newborn is found as the script has him', () => {
  expect(asStand(case2.asFound)).toEqual(asFoundByScript)
})

test.each([
  ['ideal', ideal, 24, ['2/2', '1/1', '1/1', '0/0'], '0/0'],
  ['worst', worst, -37, ['4/4', '4/4', '4/4', '4/4'], '3/3'],
] as const)('the %s way has the points and the rows of the script', (_, run, points, rows, arrives) => {
  expect(scoreOf(run)).toBe(points)
  const course = courseByRules(run)
  expect(course.stood.map(({ after }) => `${after.monitor}/${after.gas}`)).toEqual(rows)
  expect(`${course.arrives.S}/${course.arrives.G}`).toBe(arrives)
})

test('as the apnea opens he falls by a row, unless a tube is in', () => {
  const rows = (run: Chosen) => courseByRules(run).stood[2]?.opening
  expect(rows(ideal)).toMatchObject({ monitor: 2, gas: 2 })
  const early = way({
    'grey-baby': 'low-oxygen alprostadil-05 d10w not-ready',
    'ductus-opening': 'intubate-planned support-both calcium not-ready',
  })
  expect(rows(early)).toMatchObject({ monitor: 1, gas: 1, machine: 'vent', 'tube-since': '14:59' })
})

/** Any run, from a seed; every other one is mostly good. */
function anyRun(seed: number): Chosen {
  let state = seed * 2_654_435_761 + 1
  const chance = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return case2.decisionStories.map(({ slug: point, groups }) => ({
    point,
    chose: new Set(
      Object.entries(groups).flatMap(([group, options]) => {
        const isGood = seed % 2 === 1 && chance() < 0.85
        const offered = isGood ? options.filter(({ score }) => score > 0) : options
        const slugs = offered.map(({ slug }) => slug)
        if (takesSeveral(case2, group)) return slugs.filter(() => chance() < (isGood ? 0.9 : 0.4))
        return slugs[Math.floor(chance() * slugs.length)] ?? []
      }),
    ),
  }))
}

/** In one order, whichever way it was put together. */
const told = (stand: Stand | undefined): string => JSON.stringify(Object.entries(stand ?? {}).sort())

/** Before a release as many as the script was tried with. */
const RUNS = process.env.THOROUGH ? 10_000 : 800

test(`${RUNS} runs by chance go by the rules as the script has them, typed a second time`, () => {
  const arrived = new Set<string>()
  const different: string[] = []
  for (let seed = 0; seed < RUNS; seed++) {
    const run = anyRun(seed)
    const [rules, script] = [courseByRules(run), courseByScript(run)]
    const isSame = rules.stood.every(({ opening, after }, index) => {
      const other = script.stood[index]
      return told(asStand(opening)) === told(other?.opening) && told(asStand(after)) === told(other?.after)
    })
    if (!isSame || told({ ...asFoundByScript, ...rules.arrives }) !== told({ ...asFoundByScript, ...script.arrives }))
      different.push(run.map(({ chose }) => [...chose].join(' ')).join(' / '))
    arrived.add(`${rules.arrives.S}/${rules.arrives.G}`)
  }
  expect(different).toEqual([])
  expect(arrived.size).toBeGreaterThan(8)
}, 300_000)
