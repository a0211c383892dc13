import { beforeEach, expect, test } from 'vitest'
import { PROVIDER, RN } from '../../records/roles.ts'
import { isOfOrders } from '../../report/orders-metrics.ts'
import { reportOf } from '../../report/report.ts'
import { reportForAnybody } from '../../report/report-for-seat.ts'
import { carryOut } from '../../testing/carry-out.ts'
import { educator } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { viewRoom } from '../room-overview.ts'
import { createViewCutter, viewFor } from '../view-cutter.ts'
import { viewLoops } from './loops.ts'
import { viewProjector } from './projector.ts'

let walk: Walk
const ann = { uid: 'ann', name: 'Ann', isSignedIn: true, isPresent: true, since: 0 }

/** Dopamine is decided, and nobody was told. */
beforeEach(() => {
  walk = new Walk({ hasOrders: true })
  walk.toDecisions()
  decide('Medications', 'dopamine')
})
const decide = (group: 'Ventilator' | 'Medications' | 'Procedure' | 'Departure', choice: string | string[]) => {
  walk.do(PROVIDER, { kind: 'decide-group', point: 'first-ten-minutes', group, choice })
  walk.turnPages(1)
}
const readBack = (dose: string) => walk.do(RN, { kind: 'hear-order', order: '1', said: { drug: 'dopamine', dose } })
const call = () => walk.do(PROVIDER, { kind: 'call-order', order: '1', isWritten: false })
const told = () => viewLoops(walk)
const asEducator = (request: Parameters<Walk['ask']>[1], people = [{ ...ann, isPresent: false }]) =>
  walk.ask(educator, request, people).refusal?.code ?? null

test('whose a loop is, how far and since when is told at a glance; without orders there is nothing to tell', () => {
  expect(told()).toMatchObject({ slug: 'first-ten-minutes', loops: [{ roleId: RN, stage: 'decided', calledAt: null }] })
  call()
  expect(told()?.loops[0]).toMatchObject({ stage: 'called', calledAt: walk.now })
  expect(viewLoops(new Walk())).toBeNull()
})

test('what was read back wrong is marked at once, and counted once it is caught or confirmed', () => {
  call()
  readBack('50')
  expect(told()?.loops[0]?.readBack).toMatchObject([{ isWrong: false }, { heard: '50 mcg/kg/min', isWrong: true }])
  expect(told()?.loops[0]?.wrongs).toEqual({ caught: 0, missed: 0 })
  call()
  expect(told()?.loops[0]).toMatchObject({ readBack: null, wrongs: { caught: 1, missed: 0 } })
  readBack('10')
  walk.wait(1000)
  walk.do(PROVIDER, { kind: 'confirm-order', order: '1' })
  expect(told()?.loops[0]?.wrongs).toEqual({ caught: 1, missed: 1 })
})

test('an educator calls, confirms and goes on for the Provider who is away, and for nobody who is there', () => {
  const isCalled = { kind: 'call-order', order: '1', isWritten: false } as const
  expect(asEducator(isCalled, [ann])).toBe('provider-there')
  expect(asEducator(isCalled)).toBeNull()
  readBack('5')
  walk.wait(1000)
  expect(asEducator({ kind: 'confirm-order', order: '1' })).toBeNull()
  expect(told()?.loops[0]?.stage).toBe('doing')
  const goOn = { kind: 'go-on-without', point: 'first-ten-minutes' } as const
  expect(asEducator(goOn)).toBe('not-done-yet')
  decide('Ventilator', 'remain-simv')
  decide('Procedure', [])
  decide('Departure', 'not-ready')
  expect(told()?.isWaitedFor).toBe(true)
  expect(asEducator(goOn)).toBeNull()
  expect(told()).toMatchObject({ isWaitedFor: false, loops: [{ closed: { how: 'gone-on' } }] })
  expect(Object.values(walk.state.records.ActForSeat).map(({ kind }) => kind)).toEqual([
    'call-order',
    'confirm-order',
    'go-on-without',
  ])
})

test('only who steers does that', () => {
  walk.ask(educator, { kind: 'take-steering' })
  const other = { by: 'educator', uid: 'somebody-else' } as const
  const { refusal } = walk.ask(other, { kind: 'call-order', order: '1', isWritten: false }, [])
  expect(refusal?.code).toBe('other-steers')
})

test('watchers, a projector, a list of rooms and a link to the report read no order', () => {
  walk.do(PROVIDER, { kind: 'call-order', order: '1', isWritten: true })
  readBack('50')
  const { state, content } = walk
  const watched = createViewCutter(content, { hasWatchers: true }).cut(state, null)
  expect(viewFor(state, RN, content).chat.at(-1)?.message).toMatch(/dopamine/)
  for (const seen of [
    watched,
    viewProjector(state.run, viewFor(state, PROVIDER, content), content),
    viewRoom(state, content),
  ]) {
    expect(JSON.stringify({ ...seen, vitals: null, instruments: null })).not.toMatch(/dopamine|read.?back/i)
  }
  walk.wait(1000)
  call()
  carryOut(walk)
  const report = reportOf(walk.log, content)
  const isAny = ({ metrics }: Pick<typeof report, 'metrics'>) => metrics.some(({ slug }) => isOfOrders(slug))
  expect([isAny(report), isAny(reportForAnybody(report))]).toEqual([true, false])
})
