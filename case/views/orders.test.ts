import { expect, test } from 'vitest'
import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import { carryOut } from '../testing/carry-out.ts'
import { Walk, walkAll } from '../testing/walk.ts'
import { bareChoices, idealChoices, worstChoices } from '../testing/walk-choices.ts'
import { viewFor } from './view-cutter.ts'

const atFirst = (): Walk => {
  const walk = new Walk({ hasOrders: true })
  walk.toDecisions()
  return walk
}
const decide = (walk: Walk, group: 'Ventilator' | 'Medications' | 'Procedure', choice: string | string[]) =>
  walk.do(PROVIDER, { kind: 'decide-group', point: 'first-ten-minutes', group, choice })

test.each([
  ['ideal', idealChoices],
  ['worst', worstChoices],
  ['bare', bareChoices],
])('points, visits and outcomes of the %s way are the same with and without orders', (_, choices) => {
  const [without, withOrders] = [walkAll(choices), walkAll(choices, {}, { hasOrders: true })]
  const scoresOf = ({ state }: Walk) =>
    Object.entries(state.records.TeamScore[CASE_ID] ?? {}).map(([item, { score }]) => [item, score])
  const visitsOf = ({ state }: Walk) =>
    Object.entries(state.records.DecisionPointFlow[CASE_ID] ?? {}).map(([flow, visits]) => [
      flow,
      visits.map(({ step }) => step),
    ])
  expect(scoresOf(withOrders)).toEqual(scoresOf(without))
  expect(visitsOf(withOrders)).toEqual(visitsOf(without))
  expect(withOrders.state.records.VitalStats).toEqual(without.state.records.VitalStats)
  expect(withOrders.state.records.DecisionPoint).toEqual(without.state.records.DecisionPoint)
  expect(Object.keys(withOrders.state.records.Order).length).toBeGreaterThan(10)
})

test('what is seen follows the hands: choice, panel and pages come with the report', () => {
  const walk = atFirst()
  decide(walk, 'Ventilator', 'transport-hfov-ino')
  for (const role of [PROVIDER, RT, RN]) {
    const { vitals, pages, points } = viewFor(walk.state, role, walk.content)
    expect(vitals?.machine.machine).toBe('simv')
    expect(JSON.stringify(pages)).not.toContain('20 ppm')
    expect(points[0]?.groups[0]?.provider).toBe(role === PROVIDER ? 'transport-hfov-ino' : null)
    expect(points[0]?.showing).toBe(role === PROVIDER ? 'ventilator-ino' : null)
  }
  expect(viewFor(walk.state, PROVIDER, walk.content).pages[0]?.inHands).toEqual(['ventilator-ino'])
  carryOut(walk)
  for (const role of [PROVIDER, RT, RN]) {
    const { vitals, points } = viewFor(walk.state, role, walk.content)
    expect(vitals?.machine.machine).toBe('hfov')
    expect(points[0]?.groups[0]?.provider).toBe('transport-hfov-ino')
  }
})

test('what the Provider only marks RT and RN do not read, whichever group it is of', () => {
  const walk = atFirst()
  const mark = (group: string, option: string) =>
    walk.do(PROVIDER, { kind: 'choose-option', point: 'first-ten-minutes', group, option })
  mark('Medications', 'dopamine')
  mark('Procedure', 'pal')
  const marked = (role: 0 | 1 | 2) =>
    viewFor(walk.state, role, walk.content).points[0]?.groups.map(({ provider }) => provider)
  expect(marked(PROVIDER)).toEqual([null, 'dopamine', ['pal'], null])
  for (const role of [RT, RN] as const) expect(marked(role)).toEqual([null, null, null, null])
})

test('what was cancelled RT and RN read, and the Provider sees nothing of it before the results', () => {
  const walk = atFirst()
  decide(walk, 'Medications', 'dopamine')
  walk.do(PROVIDER, { kind: 'cancel-order', order: '1', isAnew: false })
  const drips = (role: 0 | 1 | 2) =>
    viewFor(walk.state, role, walk.content).vitals?.infusions.running.map(({ drug }) => drug)
  expect(drips(PROVIDER)).not.toContain('Dopamine')
  expect(drips(RN)).toContain('Dopamine')
})

test('who is to read back sees no word of the order before, and no mark of right or wrong after', () => {
  const walk = atFirst()
  decide(walk, 'Medications', 'dopamine')
  const told = () => JSON.stringify(viewFor(walk.state, RN, walk.content).orders?.own)
  expect(told()).not.toMatch(/dopamine/i)
  walk.do(PROVIDER, { kind: 'call-order', order: '1', isWritten: false })
  expect(told()).not.toMatch(/dopamine/i)
  walk.do(RN, { kind: 'hear-order', order: '1', said: { drug: 'dobutamine', dose: '50' } })
  walk.wait(2000)
  expect(told()).not.toMatch(/dopamine|"5 /i)
  expect(told()).toContain('Dobutamine')
  const loop = viewFor(walk.state, PROVIDER, walk.content).orders?.loops[0]
  expect(Object.keys(loop?.readBack?.fields[0] ?? {})).toEqual(['label', 'ordered', 'heard'])
  walk.do(PROVIDER, { kind: 'confirm-order', order: '1' })
  expect(told()).not.toMatch(/"says":"|"5 mcg/)
})

test('RT sees nothing of an order of RN but what asks for a second look or for hands', () => {
  const walk = atFirst()
  decide(walk, 'Medications', 'dopamine')
  expect(viewFor(walk.state, RT, walk.content).orders).toMatchObject({ own: [], loops: [], checks: [] })
})

test('reasons, and so the numbers in them, wait for the hands too', () => {
  const walk = atFirst()
  decide(walk, 'Ventilator', 'transport-hfov')
  decide(walk, 'Medications', 'dopamine')
  decide(walk, 'Procedure', [])
  walk.turnPages(1)
  walk.do(PROVIDER, { kind: 'decide-group', point: 'first-ten-minutes', group: 'Departure', choice: 'not-ready' })
  const reasons = () =>
    viewFor(walk.state, RN, walk.content).points[0]?.groups.flatMap(({ options }) => options.map(({ why }) => why))
  expect(reasons()?.every((why) => why === null)).toBe(true)
  carryOut(walk)
  expect(reasons()?.every((why) => why !== null)).toBe(true)
})
