import { beforeEach, describe, expect, test } from 'vitest'
import { PROVIDER, RN, type RoleId, RT } from '../../records/roles.ts'
import { standInUid } from '../../records/stand-in.ts'
import { applyChanges, put } from '../../records/state.ts'
import { progressOf } from '../../rules/points.ts'
import { carryOut } from '../../testing/carry-out.ts'
import { educator } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'
import { viewFor } from '../../views/view-cutter.ts'

const slug = 'first-ten-minutes'

let walk: Walk

/** A trio at the first point of a run with orders. */
beforeEach(() => {
  walk = new Walk({ hasOrders: true })
  walk.toDecisions()
})

const decide = (group: 'Ventilator' | 'Medications' | 'Procedure' | 'Departure', choice: string | string[]) => {
  walk.do(PROVIDER, { kind: 'decide-group', point: slug, group, choice })
  walk.turnPages(1)
}
const order = (id = '1') => walk.state.records.Order[id]
const call = (id = '1') => walk.do(PROVIDER, { kind: 'call-order', order: id, isWritten: false })
const right = { drug: 'dopamine', dose: '5' }
const hear = (said: { [field: string]: string } = right) => walk.refusal(RN, { kind: 'hear-order', order: '1', said })
const confirm = () => walk.refusal(PROVIDER, { kind: 'confirm-order', order: '1' })
const work = (role: RoleId, step: string, answer: object = {}, id = '1') =>
  walk.refusal(role, { kind: 'work-order', order: id, step, ...answer })
const viewOf = (role: RoleId) => viewFor(walk.state, role, walk.content)

/** Dopamine is decided, called, read back right and confirmed. */
function toHands(): void {
  decide('Medications', 'dopamine')
  call()
  hear()
  walk.wait(2000)
  confirm()
}

test('a decided option that somebody has to carry out opens an order, one that changes nothing opens none', () => {
  decide('Ventilator', 'remain-simv')
  expect(order()).toBeUndefined()
  decide('Medications', 'dopamine')
  expect(order()).toMatchObject({ option: 'dopamine', roleId: RN, calls: [], closed: null })
})

test('without orders nothing is opened', () => {
  const plain = new Walk()
  plain.toDecisions()
  plain.do(PROVIDER, { kind: 'decide-group', point: slug, group: 'Medications', choice: 'dopamine' })
  expect(plain.state.records.Order).toEqual({})
  expect(viewFor(plain.state, PROVIDER, plain.content).orders).toBeNull()
})

describe('what is heard', () => {
  beforeEach(() => decide('Medications', 'dopamine'))

  test('nobody reads back what was not called', () => {
    expect(hear()).toBe('order-not-called')
    call()
    expect(hear()).toBeNull()
  })

  test('sent in writing it stands in the chat', () => {
    walk.do(PROVIDER, { kind: 'call-order', order: '1', isWritten: true })
    expect(viewOf(RN).chat.at(-1)).toMatchObject({ roleId: PROVIDER, message: expect.stringContaining('dopamine, 5') })
  })

  test.each([
    [{ drug: 'Dopamine', dose: '5 mcg/kg/min' }, null],
    [{ drug: ' DOPAMINE ', dose: '5,0 µg / kg / min' }, null],
    [{ drug: 'dopamine', dose: '300 mcg/kg/h' }, null],
    [{ drug: 'dopamine', dose: '' }, 'read-back-unclear'],
    [{ drug: 'dopamine', dose: 'five' }, 'read-back-unclear'],
    [{ drug: 'dopamine', dose: '5 mL/h' }, 'read-back-unclear'],
    [{ drug: 'dopamine', dose: '500000' }, 'read-back-unclear'],
    [{ drug: 'dopamin', dose: '5' }, 'read-back-unclear'],
  ])('%j is understood, or asked again', (said, refusal) => {
    call()
    expect(hear(said)).toBe(refusal)
    if (refusal === null) expect(order()?.heard.at(-1)?.said).toEqual({ drug: 'dopamine', dose: 5 })
    else expect(order()?.heard).toEqual([])
  })

  test('what was not understood is asked again, and counted', () => {
    call()
    expect(walk.refusal(RN, { kind: 'ask-order-again', order: '1' })).toBeNull()
    expect(walk.refusal(RN, { kind: 'ask-order-again', order: '1' })).toBe('already-so')
    call()
    expect(hear()).toBeNull()
    expect(order()?.agains).toHaveLength(1)
  })

  test('only who receives it reads it back', () => {
    call()
    expect(walk.refusal(RT, { kind: 'hear-order', order: '1', said: right })).toBe('not-your-role')
  })
})

describe('what is confirmed', () => {
  beforeEach(() => {
    decide('Medications', 'dopamine')
    call()
  })

  test('is not confirmed within the first second', () => {
    hear()
    walk.wait(999)
    expect(confirm()).toBe('look-first')
    walk.wait(1)
    expect(confirm()).toBeNull()
  })

  test('is said again where it was read back wrong, and read back anew', () => {
    hear({ ...right, dose: '50' })
    call()
    expect(confirm()).toBe('order-not-now')
    expect(hear()).toBeNull()
    walk.wait(1000)
    expect(confirm()).toBeNull()
  })

  type Step = readonly [step: string, answer: object]
  const syringe: Step = ['syringe', { choice: 'option-2' }]
  const rate = (value: number): Step => ['rate', { value }]
  test.each<readonly [string, { [field: string]: string }, readonly Step[], Step, string]>([
    ['drug', { ...right, drug: 'dobutamine' }, [], syringe, 'letter by letter'],
    ['dose over the limit of the pump', { ...right, dose: '50' }, [syringe], rate(6), 'The pump refuses'],
    ['dose', { ...right, dose: '10' }, [syringe, rate(1.2)], ['check', {}], 'is that the order?'],
  ])('as a wrong %s is carried out until something stops it', (_, said, done, last, stop) => {
    hear(said)
    walk.wait(1000)
    confirm()
    for (const [step, answer] of done) expect(work(RN, step, answer)).toBeNull()
    expect(work(RN, ...last)).toBe('order-stopped')
    expect(viewOf(PROVIDER).orders?.loops[0]).toMatchObject({
      stage: 'stopped',
      stopped: expect.stringContaining(stop),
    })
    expect(work(RN, ...last)).toBe('order-not-now')
    call()
    hear()
    walk.wait(1000)
    confirm()
    expect(work(RN, ...syringe)).toBeNull()
    expect(work(RN, ...rate(1.2))).toBe('wrong-step')
  })

  test('wrong goes by what was read back: its rate is right, that of the order is not', () => {
    hear({ ...right, dose: '10' })
    walk.wait(1000)
    confirm()
    work(RN, ...syringe)
    expect(work(RN, ...rate(0.6))).toBe('wrong-step')
    expect(viewOf(RN).orders?.own[0]?.wrong?.hint).toContain('Dose times weight')
    work(RN, ...rate(1.2))
    expect(viewOf(RN).orders?.own[0]?.done.at(-1)).toMatchObject({ reading: '1.2 mL/h' })
  })

  test('in another unit it is another dose', () => {
    hear({ ...right, dose: '5 mg/kg/min' })
    expect(order()?.heard.at(-1)?.said).toMatchObject({ dose: 5000 })
    walk.wait(1000)
    confirm()
    work(RN, ...syringe)
    expect(work(RN, ...rate(600))).toBe('order-stopped')
  })

  test('is questioned with one of three reasons, and stands once the Provider says so', () => {
    expect(walk.refusal(RN, { kind: 'question-order', order: '1', reason: 'moment' })).toBeNull()
    expect(viewOf(PROVIDER).orders?.loops[0]?.question).toBe('Is this the moment?')
    expect(confirm()).toBeNull()
    expect(viewOf(PROVIDER).orders?.loops[0]?.question).toBeNull()
  })
})

describe('what hands do', () => {
  test('goes step by step; a wrong answer is kept and shows its hint', () => {
    toHands()
    expect(work(RN, 'rate', { value: 0.6 })).toBe('step-done')
    expect(work(RT, 'syringe', { choice: 'option-2' })).toBe('not-your-role')
    expect(work(RN, 'syringe', { choice: 'option-1' })).toBe('wrong-step')
    expect(order()?.tries).toMatchObject([{ step: 'syringe', answer: 'option-1' }])
    expect(work(RN, 'syringe', { choice: 'option-2' })).toBeNull()
    expect(work(RN, 'rate', { value: 6 })).toBe('wrong-step')
    expect(work(RN, 'rate', { value: 0.6 })).toBeNull()
  })

  test('a drug that is not to go wrong is checked by a colleague', () => {
    toHands()
    work(RN, 'syringe', { choice: 'option-2' })
    work(RN, 'rate', { value: 0.6 })
    expect(work(RN, 'check')).toBeNull()
    expect(walk.refusal(RN, { kind: 'check-order', order: '1', fits: true })).toBe('not-your-role')
    expect(viewOf(RT).orders?.checks).toMatchObject([{ roleId: RN, made: expect.stringContaining('0.6 mL/h') }])
    expect(walk.refusal(RT, { kind: 'check-order', order: '1', fits: false })).toBeNull()
    expect(work(RN, 'check')).toBeNull()
    expect(walk.refusal(RT, { kind: 'check-order', order: '1', fits: true })).toBeNull()
    expect(order()?.steps.map(({ step }) => step)).toEqual(['syringe', 'rate', 'check'])
  })

  test('tells nobody what was right where the score is hidden', () => {
    walk.ask(educator, { kind: 'hide-score', isHidden: true })
    decide('Medications', 'dopamine')
    call()
    hear({ ...right, dose: '10' })
    walk.wait(1000)
    confirm()
    const told = (step: string, answer: object) =>
      walk.ask({ by: 'user', uid: 'nia' }, { kind: 'work-order', order: '1', step, ...answer }).refusal
    const neutral = {
      hint: 'It does not go on like this. Look again.',
      says: 'Somebody asks to hear this order once more.',
    }
    expect(told('syringe', { choice: 'option-1' })).toEqual({ code: 'wrong-step', hint: neutral.hint })
    expect(viewOf(RN).orders?.own[0]?.wrong?.hint).toBe(neutral.hint)
    told('syringe', { choice: 'option-2' })
    told('rate', { value: 1.2 })
    expect(told('check', {})).toEqual({ code: 'order-stopped', says: neutral.says })
    expect([viewOf(PROVIDER).orders?.loops[0]?.stopped, viewOf(RN).orders?.own[0]?.stopped]).toEqual([
      neutral.says,
      neutral.says,
    ])
    const seen = JSON.stringify([viewOf(PROVIDER).orders, viewOf(RN).orders])
    for (const given of ['Name first', 'Ten times', 'is that the order', 'Count the zeros', '"isWrong"'])
      expect(seen).not.toContain(given)
  })

  test('is reported once it is done, by who has it', () => {
    toHands()
    expect(walk.refusal(RN, { kind: 'report-order', order: '1' })).toBe('order-not-now')
    carryOut(walk)
    expect(order()?.closed).toMatchObject({ how: 'reported', roleId: RN })
  })

  test('waits for what comes first', () => {
    decide('Procedure', ['pal', 'istat'])
    const [, gas] = Object.entries(walk.state.records.Order).find(([, one]) => one.option === 'istat') ?? []
    expect(gas?.roleId).toBe(RN)
    for (const id of ['1', '2']) {
      call(id)
      walk.refusal(RN, { kind: 'hear-order', order: id })
    }
    const id = walk.state.records.Order[1]?.option === 'istat' ? '1' : '2'
    expect(work(RN, 'site', { choice: 'line' }, id)).toBe('order-waits')
  })
})

describe('nobody is stuck', () => {
  test('the Provider cancels before it is done; what is sent late is refused with a sentence', () => {
    decide('Medications', 'dopamine')
    call()
    expect(walk.refusal(PROVIDER, { kind: 'cancel-order', order: '1', isAnew: false })).toBeNull()
    expect(hear()).toBe('order-closed')
  })

  test('called anew it begins from the beginning', () => {
    toHands()
    expect(walk.refusal(PROVIDER, { kind: 'cancel-order', order: '1', isAnew: true })).toBeNull()
    expect(order('2')).toMatchObject({ option: 'dopamine', calls: [], closed: null })
    carryOut(walk)
    expect(order('2')?.closed?.how).toBe('reported')
  })

  test('the Provider takes over from a stand-in, and from nobody who is there', () => {
    toHands()
    const take = { kind: 'take-over-order', order: '1' } as const
    const here = [{ uid: 'nia', name: 'Nia', isSignedIn: true, isPresent: true, since: 0 }]
    expect(walk.ask({ by: 'user', uid: 'ann' }, take, here).refusal?.code).toBe('receiver-there')
    const uid = standInUid(RN, { manner: 'expert', seed: 1 })
    walk.state = applyChanges(walk.state, [
      { op: 'remove', collection: 'LiveCaseTeam', id: 'nia' },
      put('LiveCaseTeam', uid, { userId: uid, roleId: RN, caseId: 1 }),
    ])
    expect(walk.ask({ by: 'user', uid: 'ann' }, take, here).refusal).toBeUndefined()
    expect(work(PROVIDER, 'syringe', { choice: 'option-2' })).toBeNull()
  })

  test('the results wait for open orders, or for the Provider to go on without', () => {
    const {
      Ventilator,
      Medications,
      Procedure,
      Departure = '',
    } = idealChoices[0] ?? { Ventilator: '', Medications: '', Procedure: [] }
    const go = { kind: 'go-on-without', point: slug } as const
    decide('Ventilator', Ventilator)
    expect(walk.refusal(PROVIDER, go)).toBe('not-done-yet')
    decide('Medications', Medications)
    decide('Procedure', [...Procedure])
    decide('Departure', Departure)
    expect(progressOf(walk.state, walk.content, slug)?.resultsAt).toBeNull()
    expect(walk.refusal(PROVIDER, go)).toBeNull()
    expect(progressOf(walk.state, walk.content, slug)?.resultsAt).toBe(walk.now)
    expect(Object.values(walk.state.records.Order).map(({ closed }) => closed?.how)).toEqual(
      Array.from({ length: 5 }, () => 'gone-on'),
    )
  })

  test('the last report opens the results', () => {
    decide('Ventilator', 'remain-simv')
    decide('Medications', 'saline-bolus')
    decide('Procedure', [])
    decide('Departure', 'not-ready')
    expect(progressOf(walk.state, walk.content, slug)?.resultsAt).toBeNull()
    carryOut(walk)
    expect(progressOf(walk.state, walk.content, slug)).toMatchObject({ resultsAt: walk.now, showing: 'results' })
  })
})
