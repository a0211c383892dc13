import { beforeEach, describe, expect, test } from 'vitest'
import { case2 } from '#content/case-2/case-2.ts'
import { PlayedAlone } from '../../checks/played-alone.ts'
import type { Order } from '../../records/order.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { standInUid } from '../../records/stand-in.ts'
import { applyChanges, put } from '../../records/state.ts'
import { progressOf } from '../../rules/points.ts'
import { carryOut } from '../../testing/carry-out.ts'
import { educator } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { idealChoices, type PointChoices } from '../../testing/walk-choices.ts'
import { viewFor } from '../../views/view-cutter.ts'

// What comes between an order and its report: two who receive it, other people in the seats, a pause, an end, odd words.

const point = 'first-ten-minutes'
const order = '1'
const said = { drug: 'dopamine', dose: '5' }
let walk: Walk

const stageOf = (id = order) =>
  viewFor(walk.state, PROVIDER, walk.content).orders?.loops.find((one) => one.id === id)?.stage
const work = (step: string, answer: object = {}) => ({ kind: 'work-order', order, step, ...answer }) as const
const syringe = work('syringe', { choice: 'option-2' })

describe('in the middle of dopamine', () => {
  /** RN has the syringe in hand. */
  beforeEach(() => {
    walk = new Walk({ hasOrders: true })
    walk.toDecisions()
    walk.do(PROVIDER, { kind: 'decide-group', point, group: 'Medications', choice: 'dopamine' })
    walk.turnPages(1)
    walk.do(PROVIDER, { kind: 'call-order', order, isWritten: false })
    walk.do(RN, { kind: 'hear-order', order, said })
    walk.wait(2000)
    walk.do(PROVIDER, { kind: 'confirm-order', order })
    walk.do(RN, syringe)
  })

  test('who is moved into the seat goes on where the order stands, who was moved out of it cannot', () => {
    const moved = walk.ask(educator, { kind: 'move-person', uid: 'rob', roleId: RN })
    expect(moved.accepted).toBe(true)
    const by = (uid: string, request: Parameters<Walk['ask']>[1]) =>
      walk.ask({ by: 'user', uid }, request).refusal?.code ?? null
    expect(by('nia', work('rate', { value: 0.6 }))).toBe('not-your-role')
    expect(by('rob', syringe)).toBe('step-done')
    expect(by('rob', work('rate', { value: 0.6 }))).toBeNull()
    expect(by('rob', work('check'))).toBeNull()
    expect(by('nia', { kind: 'check-order', order, fits: true })).toBeNull()
    for (const step of ['start', 'pressure']) expect(by('rob', work(step))).toBeNull()
    expect(by('rob', { kind: 'report-order', order })).toBeNull()
    expect(walk.state.records.Order[order]?.closed).toMatchObject({ how: 'reported', roleId: RN })
  })

  test('a seat that was freed leaves it to the Provider; who comes then takes it as it stands', () => {
    walk.do(PROVIDER, { kind: 'free-seat', roleId: RN })
    walk.do(PROVIDER, { kind: 'take-over-order', order })
    walk.do(PROVIDER, work('rate', { value: 0.6 }))
    walk.state = applyChanges(walk.state, [put('LiveCaseTeam', 'nia', { userId: 'nia', roleId: RN, caseId: 1 })])
    expect(walk.refusal(RN, work('check'))).toBe('not-your-role')
    expect(walk.state.records.Order[order]?.steps.map(({ roleId }) => roleId)).toEqual([RN, PROVIDER])
  })

  test('a stand-in that gets the seat holds the order too', () => {
    const uid = standInUid(RN, { manner: 'expert', seed: 1 })
    walk.state = applyChanges(walk.state, [
      { op: 'remove', collection: 'LiveCaseTeam', id: 'nia' },
      put('LiveCaseTeam', uid, { userId: uid, roleId: RN, caseId: 1 }),
    ])
    expect(viewFor(walk.state, RN, walk.content).orders?.own[0]?.due?.slug).toBe('rate')
  })

  test('a pause takes nothing of it and loses nothing; the second to look at a read-back does not begin anew', () => {
    walk.do(PROVIDER, { kind: 'cancel-order', order, isAnew: true })
    walk.do(PROVIDER, { kind: 'call-order', order: '2', isWritten: false })
    walk.do(RN, { kind: 'hear-order', order: '2', said })
    walk.ask(educator, { kind: 'pause' })
    walk.now += 600_000
    const confirm = { kind: 'confirm-order', order: '2' } as const
    for (const [role, request] of [
      [PROVIDER, confirm],
      [PROVIDER, { kind: 'cancel-order', order: '2', isAnew: false }],
      [RN, { kind: 'ask-order-again', order: '2' }],
    ] as const)
      expect(walk.refusal(role, request)).toBe('paused')
    walk.ask(educator, { kind: 'resume' })
    expect(stageOf('2')).toBe('read-back')
    expect(walk.refusal(PROVIDER, confirm)).toBeNull()
    expect(stageOf('2')).toBe('doing')
  })

  test('cancelled while it is done: hands hear why, what was done stays known, and the decision stands', () => {
    walk.do(PROVIDER, { kind: 'cancel-order', order, isAnew: false })
    const { refusal } = walk.ask({ by: 'user', uid: 'nia' }, work('rate', { value: 0.6 }))
    expect(refusal).toMatchObject({ code: 'order-closed', how: 'cancelled' })
    expect(walk.state.records.Order[order]?.steps).toHaveLength(1)
    expect(viewFor(walk.state, RN, walk.content).orders?.own).toEqual([])
    expect(progressOf(walk.state, walk.content, point)?.decidedAt).toMatchObject({ Medications: expect.any(Number) })
  })
})

test('of two who receive one sentence each hears, does and reports for themselves, and the results wait for both', () => {
  walk = new Walk({ hasOrders: true })
  walk.toDecisions()
  const choices = idealChoices as readonly PointChoices[]
  for (const [index, choice] of choices.slice(0, 3).entries()) walk.point(index + 1, choice)
  walk.do(PROVIDER, { kind: 'end-call' })
  const slug = walk.content.decisionStories[3]?.slug ?? ''
  const { Departure: departure = '', ...others } = choices[3] as PointChoices
  for (const [group, choice] of Object.entries({ ...others, Departure: departure })) {
    walk.do(PROVIDER, { kind: 'decide-group', point: slug, group, choice })
    walk.turnPages(4)
  }
  const ofDeparture = () =>
    Object.entries(walk.state.records.Order).filter(([, one]: [string, Order]) => one.option === departure)
  const [ofRt, ofRn] = ofDeparture().map(([id]) => id) as [string, string]
  expect(ofDeparture().map(([, one]) => one.roleId)).toEqual([RT, RN])
  walk.do(PROVIDER, { kind: 'call-order', order: ofRt, isWritten: false })
  expect(ofDeparture().map(([, one]) => one.calls.length)).toEqual([1, 1])
  // At once, and each only for themselves.
  expect(walk.refusal(RN, { kind: 'hear-order', order: ofRn })).toBeNull()
  expect(walk.refusal(RT, { kind: 'hear-order', order: ofRt })).toBeNull()
  expect(walk.refusal(RT, { kind: 'hear-order', order: ofRn })).toBe('not-your-role')
  expect([stageOf(ofRt), stageOf(ofRn)]).toEqual(['doing', 'doing'])
  walk.do(PROVIDER, { kind: 'cancel-order', order: ofRn, isAnew: false })
  expect(stageOf(ofRt)).toBe('doing')
  expect(progressOf(walk.state, walk.content, slug)?.resultsAt).toBeNull()
  carryOut(walk)
  expect(progressOf(walk.state, walk.content, slug)?.resultsAt).toBe(walk.now)
})

/** The tube is changed in the air: RT has it, RN the code dose. */
function tubeChange(): { readonly rt: string; readonly rn: string } {
  walk = new Walk({ hasOrders: true })
  walk.toDecisions()
  const choices = idealChoices as readonly PointChoices[]
  for (const [index, choice] of choices.slice(0, 4).entries()) walk.point(index + 1, choice)
  walk.do(PROVIDER, { kind: 'decide-group', point: 'in-cruise', group: 'Procedure', choice: ['change-ett'] })
  const [rt = '', rn = ''] = Object.entries(walk.state.records.Order).flatMap(([id, one]) =>
    one.option === 'change-ett' ? id : [],
  )
  walk.do(PROVIDER, { kind: 'call-order', order: rt, isWritten: false })
  walk.do(RT, { kind: 'hear-order', order: rt, said: { tube: '3.5', depth: '9.5' } })
  walk.do(RN, { kind: 'hear-order', order: rn })
  walk.wait(2000)
  walk.do(PROVIDER, { kind: 'confirm-order', order: rt })
  return { rt, rn }
}

test('hands that need those of another wait until these are so far, and only for them', () => {
  const { rt, rn } = tubeChange()
  const by = (role: typeof RT | typeof RN, id: string, step: string, answer: object = {}) =>
    walk.refusal(role, { kind: 'work-order', order: id, step, ...answer })
  const ownOf = (role: typeof RT | typeof RN) => viewFor(walk.state, role, walk.content).orders?.own[0]
  by(RN, rn, 'dose', { value: 0.64 })
  by(RN, rn, 'check')
  walk.do(RT, { kind: 'check-order', order: rn, fits: true })
  expect(by(RN, rn, 'compressions')).toBe('order-waits')
  expect(ownOf(RN)).toMatchObject({ due: null, waitsFor: 'step' })
  expect(by(RT, rt, 'before', { choice: 'option-2' })).toBeNull()
  expect(by(RT, rt, 'out')).toBeNull()
  expect(by(RT, rt, 'new')).toBe('order-waits')
  expect(ownOf(RN)?.due?.slug).toBe('compressions')
  expect(by(RN, rn, 'compressions')).toBeNull()
  expect(by(RT, rt, 'new')).toBeNull()
})

test('hands wait for nobody whose part is cancelled', () => {
  const { rt, rn } = tubeChange()
  walk.do(PROVIDER, { kind: 'cancel-order', order: rt, isAnew: false })
  walk.do(RN, { kind: 'work-order', order: rn, step: 'dose', value: 0.64 })
  walk.do(RN, { kind: 'work-order', order: rn, step: 'check' })
  walk.do(RT, { kind: 'check-order', order: rn, fits: true })
  expect(walk.refusal(RN, { kind: 'work-order', order: rn, step: 'compressions' })).toBeNull()
})

/** Low oxygen is ordered of RT, and called. */
function lowOxygenCalled(): PlayedAlone {
  const played = new PlayedAlone(case2, PROVIDER, 'expert', 1, { hasOrders: true, people: ['ann', 'rob', 'nia'] })
  while (!Object.values(played.state.records.Order).some(({ roleId, calls }) => roleId === RT && calls.length > 0))
    played.step()
  return played
}

test.each([
  ['0.25', 0.25],
  ['.25', 0.25],
  [',25', 0.25],
  ['0,25', 0.25],
  ['25 %', 0.25],
  ['25%', 0.25],
  ['A quarter', 0.25],
  ['25', 'absurd'],
  ['1e9', 'unit'],
  ['0.25 L/min', 'unit'],
  ['999999999999999999999', 'absurd'],
  ['-0.25', 'absurd'],
  ['0.2.5', 'unclear'],
  ['much', 'unclear'],
  [' ', 'missing'],
])('“%s” of oxygen is %s', (fio2, read) => {
  const played = lowOxygenCalled()
  const [id = ''] = Object.entries(played.state.records.Order).find(([, { roleId }]) => roleId === RT) ?? []
  const hear = () =>
    played.ask(
      { by: 'user', uid: 'rob' },
      { kind: 'hear-order', order: id, said: { fio2, 'hand-from': '85', 'hand-to': '95 %' } },
    )
  if (typeof read === 'string') expect(hear).toThrow(`"problem":"${read}"`)
  else {
    hear()
    expect(played.state.records.Order[id]?.heard.at(-1)?.said).toEqual({ fio2: read, 'hand-from': 85, 'hand-to': 95 })
  }
})
