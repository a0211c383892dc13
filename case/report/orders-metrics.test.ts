import { beforeAll, describe, expect, test } from 'vitest'
import { findMoments, lookBack } from '../debriefing/moments/find-moments.ts'
import { orderMoments } from '../debriefing/moments/order-moments.ts'
import { TimeLineTeller } from '../debriefing/time-line.ts'
import { carryOut, untilStopped } from '../testing/carry-out.ts'
import { Walk, walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { reportRows } from './csv/run-csv.ts'
import { TAPPED } from './orders-metrics.ts'
import { type Report, reportOf } from './report.ts'
import { reportForAnybody } from './report-for-seat.ts'

const reportFor = ({ log, content }: Walk): Report => reportOf(log, content)
const measured = ({ metrics }: Report, slug: string) => metrics.find((one) => one.slug === `orders-${slug}`)

test('a run without orders tells nothing of them', () => {
  const report = reportFor(walkAll(idealChoices))
  expect(report.orders).toEqual([])
  expect(report.metrics.filter(({ slug }) => slug.startsWith('orders'))).toEqual([])
})

/** Three are called and reported; the first a while after its call. */
function threeLoops(waitMs: number): Walk {
  const walk = new Walk({ hasOrders: true })
  walk.toDecisions()
  for (const [group, choice] of [
    ['Ventilator', 'transport-hfov'],
    ['Medications', 'saline-bolus'],
    ['Procedure', ['cxr']],
  ] as const) {
    walk.do(0, {
      kind: 'decide-group',
      point: 'first-ten-minutes',
      group,
      choice: typeof choice === 'string' ? choice : [...choice],
    })
    walk.turnPages(1)
  }
  walk.do(0, { kind: 'call-order', order: '1', isWritten: false })
  walk.wait(waitMs)
  carryOut(walk)
  return walk
}

test.each([
  [
    90_000,
    ['The loop that was closed soonest: Obtain CXR', 'The loop that was open longest: Change to transport HFOV'],
  ],
  [10_000, ['The loop that was closed soonest: Obtain CXR']],
])('of three loops of which one waited %i ms, the soonest and a long one are moments', (waitMs, told) => {
  const walk = threeLoops(waitMs)
  const teller = new TimeLineTeller(walk.content)
  for (const entry of walk.log) teller.tell(entry)
  const line = teller.timeLine()
  if (!line) throw new Error('it has begun')
  const loops = orderMoments(lookBack(teller, line, walk.content))
  expect(loops.map(({ title }) => title).sort()).toEqual(told)
})

test('a run whose orders are all reported closes every loop, of each role, and tells how long that took', () => {
  const walk = walkAll(idealChoices, {}, { hasOrders: true })
  const report = reportFor(walk)
  const all = Object.keys(walk.state.records.Order).length
  expect(report.orders).toHaveLength(all)
  expect(measured(report, 'closed')).toMatchObject({
    value: { count: all, of: all },
    details: ['100%.', /RT/, /RN/].map((one) => expect.stringMatching(one)),
  })
  expect(measured(report, 'open')?.value).toMatchObject({ count: 0, of: all })
  expect(measured(report, 'missed')).toMatchObject({ value: null, cannot: 'no read-back was wrong' })
  expect(measured(report, 'time')?.value).toMatchObject({ kind: 'time', ms: expect.any(Number) })
  expect(measured(report, 'heard')?.definition).toContain(TAPPED)
  expect(report.verdict.concerns).toEqual([])
})

describe('one read back wrong and said again, one confirmed and stopped', () => {
  const walk = new Walk({ hasOrders: true })
  let report: Report
  beforeAll(() => {
    walk.toDecisions()
    const point = 'first-ten-minutes'
    walk.do(0, { kind: 'decide-group', point, group: 'Ventilator', choice: 'transport-hfov' })
    walk.turnPages(1)
    walk.do(0, { kind: 'decide-group', point, group: 'Medications', choice: 'dopamine' })
    walk.turnPages(1)
    for (const order of ['1', '2']) walk.do(0, { kind: 'call-order', order, isWritten: false })
    walk.wait(5000)
    walk.do(1, { kind: 'hear-order', order: '1', said: { map: '26', frequency: '10', amplitude: '36' } })
    walk.do(0, { kind: 'call-order', order: '1', isWritten: false })
    walk.do(2, { kind: 'hear-order', order: '2', said: { drug: 'dopamine', dose: '50' } })
    walk.wait(1000)
    walk.do(0, { kind: 'confirm-order', order: '2' })
    walk.do(1, { kind: 'question-order', order: '1', reason: 'number' })
    untilStopped(walk, '2')
    report = reportFor(walk)
  })

  test('are told with what was ordered and what was heard', () => {
    expect(report.orders).toMatchObject([
      {
        name: 'Change to transport HFOV',
        heardMs: 5000,
        how: 'open',
        wrong: [{ heard: '26 cmH2O', became: 'caught' }],
        questions: [expect.any(String)],
      },
      { name: 'Dopamine', wrong: [{ heard: '50 mcg/kg/min', ordered: '5 mcg/kg/min', became: 'missed' }] },
    ])
  })

  test('are counted, caught and not caught; what is left is open', () => {
    expect(measured(report, 'wrong')?.value).toMatchObject({ count: 2 })
    expect(measured(report, 'caught')?.value).toMatchObject({ count: 1, of: 2 })
    expect(measured(report, 'missed')).toMatchObject({ value: { count: 1, of: 2 }, details: ['RT: 0.', 'RN: 1.'] })
    expect(measured(report, 'open')?.value).toMatchObject({ count: 2, of: 2 })
    expect(measured(report, 'questioned')?.value).toMatchObject({ count: 1, of: 2 })
  })

  test('what was not caught is where to start talking, and who has a link to the report alone reads nothing of it', () => {
    expect(report.verdict.concerns).toMatchObject([
      { kind: 'order', title: 'Dopamine: a wrong read-back was confirmed.' },
    ])
    expect(report.verdict.sentences).toContain('Dopamine: a wrong read-back was confirmed.')
    const { verdict, orders } = reportForAnybody(report)
    expect(verdict.concerns).toEqual([])
    expect(verdict.sentences).toHaveLength(1)
    expect(orders).toEqual([])
  })

  test('are moments worth talking about, and bars of the time line with their stages', () => {
    const teller = new TimeLineTeller(walk.content)
    for (const entry of walk.log) teller.tell(entry)
    const line = teller.timeLine()
    if (!line) throw new Error('it has begun')
    const titles = findMoments(teller, line, walk.content).map(({ title }) => title)
    expect(titles).toContain('An error that was caught: Change to transport HFOV')
    expect(titles).toContain('An error that was not caught: Dopamine')
    const lane = line.entries.filter((entry) => entry.lane === 'orders')
    expect(lane.filter(({ kind }) => kind === 'order')).toMatchObject([
      {
        by: 1,
        text: 'Change to transport HFOV: heard after 5 s, left open',
        loop: { name: 'Change to transport HFOV', doneAt: null },
      },
      { by: 2, loop: { name: 'Dopamine' }, to: line.to },
    ])
    expect(lane.filter(({ kind }) => kind === 'wrong')).toHaveLength(3)
  })

  test('stand in the files of the report', () => {
    const file = JSON.parse(JSON.stringify(report))
    expect(file.orders).toEqual(report.orders)
    expect(file.orders[1]).toMatchObject({ name: 'Dopamine', wrong: [{ became: 'missed', why: 'Count the zeros.' }] })
    const rows = reportRows(report).filter(({ section }) => section === 'order')
    expect(rows).toContainEqual(
      expect.objectContaining({
        item: 'Dopamine: read back wrong',
        value: '50 mcg/kg/min',
        detail: 'ordered 5 mcg/kg/min; not caught; Count the zeros.',
      }),
    )
    expect(rows).toContainEqual(
      expect.objectContaining({ item: 'Change to transport HFOV: heard after', value: 5, unit: 's' }),
    )
  })
})
