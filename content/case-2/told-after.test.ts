import { expect, test } from 'vitest'
import { everyPoint, type Left } from '#case/checks/every-bedside.ts'
import { PROVIDER } from '#case/records/roles.ts'
import { applyChanges, type CaseState, put } from '#case/records/state.ts'
import { handoverTexts } from '#case/report/handover-texts.ts'
import { afterCall, bedsideHistory, bedsideNow } from '#case/rules/bedside.ts'
import type { Bedside } from '#case/story/bedside.ts'
import { takesSeveral } from '#case/story/group.ts'
import { callAfter } from '#case/testing/agreement/called.ts'
import type { Decided } from '#case/testing/agreement/decisions-at.ts'
import { stateAtEnd } from '#case/testing/agreement/handed-over.ts'
import { storyAt } from '#case/testing/agreement/scene.ts'
import { Chance } from '#case/testing/model/chance.ts'
import { viewInfusions } from '#case/views/bedside/infusions.ts'
import { viewMachine } from '#case/views/bedside/machine.ts'
import { viewMonitor } from '#case/views/bedside/monitor.ts'
import { type PointPages, viewPages } from '#case/views/bedside/point-pages.ts'
import { case2 } from './case-2.ts'
import { claimsIn, contradictions, shownBy } from './statements.ts'

// What the call of medical control, the results and the handover say, held against what panels, pumps, monitor, slips and films show.

const isThorough = process.env.THOROUGH !== undefined
const DOOR = 4

/** Each problem once, with a state it stands in. */
const told = (found: ReadonlyMap<string, string>) =>
  [...found].map(([problem, where]) => `${problem} (such as ${where})`)

/** What is ordered, by what then stands otherwise. */
const orders: readonly (readonly [ordered: RegExp, isMissing: (left: Bedside) => boolean])[] = [
  [/Put the tube in now/, ({ machine }) => machine !== 'vent'],
  [/You have not seen your tube/, (left) => left.machine === 'vent' && !left['tube-filmed']],
  [/Oxygen down to a quarter/, ({ fio2 }) => fio2 === 1],
  [/Start alprostadil at point zero five/, ({ alprostadil }) => alprostadil === 0],
  [/Alprostadil up to point zero five/, ({ alprostadil }) => alprostadil === 0.01],
  [/Alprostadil back to point zero five/, ({ alprostadil }) => alprostadil === 0.1],
  [/Start epinephrine at point zero five/, ({ epinephrine }) => epinephrine === 0],
  [/Epinephrine back to point zero five/, ({ epinephrine }) => epinephrine === 0.1],
  [/Give him sugar/, (left) => !left['sugar-given']],
  [/Calcium: three point four/, (left) => !left['calcium-given']],
  [/Antibiotics now/, (left) => !left['antibiotics-given']],
  [/Get a second vein/, (left) => !left['second-vein']],
  [/No more volume/, ({ saline }) => Number(saline) >= 4],
]

function calledWrongly(left: Bedside): string[] {
  const text = callAfter(case2, left)
  const monitor = viewMonitor(case2.vitalStats, left.monitor)
  const [arm, leg] = [monitor.bloodPressure, monitor.bloodPressureLower].map(
    (one) => /\((\d+)\)/.exec(String(one))?.[1],
  )
  const numbers = `arm mean ${arm}, leg mean ${leg}, hand ${monitor.oxygenPre}, foot ${monitor.oxygenPost}`
  const wrong = orders.filter(([ordered, isMissing]) => ordered.test(text) !== isMissing(left))
  const after = shownBy(afterCall(case2, left, storyAt(case2, DOOR)), DOOR, 'after')
  const support = 'Alprostadil 0.05 mcg/kg/min (1.02 mL/h), Epinephrine 0.05 mcg/kg/min (0.51 mL/h), FiO2 0.25, rate 30'
  const isAll = orders.every(([, isMissing]) => !isMissing(left))
  return [
    ...wrong.map(([ordered]) => `${ordered} in “${text}”`),
    ...(text.includes(numbers) ? [] : [`“${text}” does not say ${numbers}`]),
    ...(text.includes('I have nothing to add') === isAll ? [] : ['nothing to add, or something, and it is not so']),
    ...contradictions([...after, ...claimsIn(support, 'after', 'the support that every run is brought to')]),
  ]
}

test('medical control tells what the monitor shows, orders what is missing and nothing else, and then it is so', () => {
  const found = new Map<string, string>()
  let count = 0
  const walk = everyPoint(case2, () => (_: Left) => {}, isThorough ? 7 : 61)
  for (let next = walk.next(); !next.done; next = walk.next())
    for (const left of next.value?.called ?? []) {
      count += 1
      for (const problem of calledWrongly(left)) found.set(problem, JSON.stringify(left))
    }
  expect(count).toBeGreaterThan(100)
  expect(told(found)).toEqual([])
})

/** The father was answered: in time, too late, or not at all. */
const asked = (isLate: boolean) => ({
  ...{ by: 'eda', at: 1, step: 0, recognised: null, tries: [] },
  resolved: { roleId: PROVIDER, at: 2, isLate },
})

test.each([
  ['whose father was answered', [asked(false)], 'ready-cardiac', 'is signed;'],
  ['whose father was answered too late', [asked(true)], 'ready-cardiac', 'was asked as we left;'],
  ['whose father asked nothing', [], 'ready-cardiac', 'was asked as we left;'],
  ['who goes to another door', [], 'ready-nearest', 'was asked by phone;'],
])('of a boy %s the handover tells what became of the consent for the transport', (_, asked, leaves, told) => {
  const decided = case2.decisionStories.map(({ slug }) => (slug === 'door' ? { Departure: [leaves] } : {}))
  const happened = asked.map((one) => put('Injection', 'father-asks', one))
  const [first = ''] = handoverTexts(applyChanges(stateAtEnd(case2, { decided }), happened), case2)
  expect(first).toContain(`consent for the transport ${told}`)
})

/** Any run; seldom the same. */
const anyRun = (chance: Chance): Decided[] =>
  case2.decisionStories.map(({ groups }) =>
    Object.fromEntries(
      Object.entries(groups).map(([group, options]) => {
        const slugs = options.map(({ slug }) => slug)
        return [group, takesSeveral(case2, group) ? chance.some(slugs) : [chance.of(slugs)]]
      }),
    ),
  )

const unless = (isSo: boolean, problem: string): readonly string[] => (isSo ? [] : [problem])

/** Each time is named where it was so at its point, and nowhere else. */
const timesWrong = (text: string, times: readonly (readonly [time: string, isSo: boolean])[]): readonly string[] =>
  times.flatMap(([time, isSo]) => unless(text.includes(time) === isSo, `“${text}” is wrong about ${time}`))

function handedOverWrongly(state: CaseState, seen: readonly PointPages[]): readonly string[] {
  const [, pressures = '', airway = '', breathing = '', duct = '', heart = '', gas = '', , lines = ''] = handoverTexts(
    state,
    case2,
  )
  const history = bedsideHistory(state, case2)
  const end = bedsideNow(state, case2)
  const monitor = viewMonitor(case2.vitalStats, end.monitor)
  const hand = `hand ${monitor.oxygenPre}, foot ${monitor.oxygenPost}`
  const { boluses } = viewInfusions(end, case2, DOOR)
  const { readings } = viewMachine(end, case2.vitalStats, case2, DOOR)
  const panel = (label: string) => readings.find((one) => one.label === label)?.value
  const slip = seen.findLast((pages) => pages.gas)?.gas
  const films = seen.flatMap(({ pages }) =>
    pages.flatMap(({ rows }) => rows.flatMap(({ slug, films: own }) => (slug === 'cxr' ? own : []))),
  )
  const film = films.at(-1)
  const at = (place: number) => history[place - 1]
  const isTooRich = (place: number) => at(place)?.after?.fio2 === 1
  const gone = history.map(({ opening, now }) => Number(opening.alprostadil) > 0 && now.alprostadil === 0)
  const isPaused = at(DOOR)?.chosen.has('pause-alprostadil') === true
  const isOut = at(DOOR)?.chosen.has('extubate') === true
  return [
    ...contradictions([
      ...shownBy(end, DOOR, 'opening'),
      ...[pressures, breathing, duct, heart].flatMap((text) => claimsIn(text, 'opening', `“${text}”`)),
    ]),
    ...unless(pressures.includes(hand), `“${pressures}” does not say ${hand}`),
    ...unless(airway.includes(`since ${end['tube-since']}`), `“${airway}”: the tube is in since ${end['tube-since']}`),
    ...unless(
      airway.includes('seen at T2') === (film?.film.tubeTip === 2 && !isOut),
      `“${airway}” is wrong about a film`,
    ),
    ...['PIP/PEEP', 'End-tidal CO2'].flatMap((label) =>
      unless(breathing.includes(String(panel(label))), `“${breathing}” does not say ${label} ${panel(label)}`),
    ),
    ...timesWrong(breathing, [
      ['14:30', isTooRich(1)],
      ['14:55', isTooRich(2)],
      ['15:20', isTooRich(3)],
    ]),
    ...unless(duct.includes(`mL/h since ${end['alprostadil-since']}`), `“${duct}”: since ${end['alprostadil-since']}`),
    ...timesWrong(duct, [
      ['from 14:58', gone[1] === true],
      ['from 15:23', gone[2] === true],
      ['13 min', isPaused],
    ]),
    ...unless(duct.includes('none') === (!gone.includes(true) && !isPaused), `“${duct}”: gaps ${gone}, ${isPaused}`),
    ...unless(heart.includes(`34 + ${boluses[0]?.ml ?? 0} mL`), `“${heart}”: ${JSON.stringify(boluses)} on the pumps`),
    ...unless(
      slip
        ? gas.includes(`pH ${slip.values.ph?.toFixed(2)}`) && gas.includes(slip.time)
        : gas.includes('none by the team'),
      `“${gas}”: the last slip is of ${slip?.time}`,
    ),
    ...unless(
      film ? lines.includes(`(${film.time})`) : lines.includes('none by the team'),
      `“${lines}”: the last film is of ${film?.time}`,
    ),
  ]
}

/** What the results say, and which way they say that it went. */
function resultsWrong({ results, pages }: PointPages, after: Bedside, place: number): string[] {
  const rows = pages.find(({ page }) => page === 'results')?.rows ?? []
  const claims = rows.flatMap(({ slug, facts }) => facts.flatMap((fact) => claimsIn(fact, 'after', `results, ${slug}`)))
  const fared = rows.filter(({ slug }) => ['better', 'same', 'worse'].includes(slug)).map(({ slug }) => slug)
  const shown = viewMonitor(case2.vitalStats, after.monitor)
  return [
    ...contradictions([...shownBy(after, place, 'after'), ...claims]),
    ...unless(fared.length === 1 && fared[0] === results?.fares, `${fared} where it went ${results?.fares}`),
    ...unless(JSON.stringify(results?.monitor.now) === JSON.stringify(shown), 'the results show another row'),
    ...unless(JSON.stringify(results?.infusions) === JSON.stringify(viewInfusions(after, case2, place)), 'other pumps'),
  ]
}

test('results and handover say what panels, pumps, monitor, slips and films said, whatever was decided', () => {
  const found = new Map<string, string>()
  const chance = new Chance(1)
  for (let left = isThorough ? 20_000 : 300; left > 0; left--) {
    const decided = anyRun(chance)
    const state = stateAtEnd(case2, { decided })
    const where = JSON.stringify(decided.map((one) => Object.values(one).flat()))
    const history = bedsideHistory(state, case2)
    const seen = history.flatMap((one) => viewPages({ state, content: case2 }, one) ?? [])
    for (const problem of handedOverWrongly(state, seen)) found.set(problem, where)
    for (const [index, pages] of seen.entries()) {
      const { after } = history[index] ?? {}
      for (const problem of after ? resultsWrong(pages, after, index + 1) : ['not left']) found.set(problem, where)
    }
  }
  expect(told(found).slice(0, 20)).toEqual([])
})
