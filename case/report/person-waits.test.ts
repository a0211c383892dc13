import { describe, expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { choosing, typing } from '../testing/answering.ts'
import { educator } from '../testing/given.ts'
import { Walk } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import type { WaitsReport } from './person-waits.ts'
import { reportOf } from './report.ts'

const minute = 60_000
const waitsOf = ({ log }: Walk, roleId: RoleId): WaitsReport | undefined =>
  reportOf(log, case1).persons.find((person) => person.roleId === roleId)?.waits

const atTheFirstPoint = (): Walk => {
  const walk = new Walk()
  walk.toDecisions()
  return walk
}
const advise = (walk: Walk, role: RoleId, group: 'Ventilator' | 'Medications' | 'Procedure', option: string) =>
  walk.do(role, { kind: 'choose-option', point: 1, group, option })

function adviseOnAll(walk: Walk, role: RoleId): void {
  advise(walk, role, 'Ventilator', 'transport-hfov-ino')
  advise(walk, role, 'Medications', 'saline-bolus')
  advise(walk, role, 'Procedure', 'cxr')
}

/** What somebody waited for at the first point. */
const atPoint = (walk: Walk, roleId: RoleId) =>
  waitsOf(walk, roleId)?.longest.filter(({ step }) => step.startsWith('Decision 1'))

const drip = 'dopamine'

/** RN has asked for the second check of a drug, which is 40 s under way. */
function withCheckAsked(): Walk {
  const walk = new Walk()
  walk.toPreparation()
  walk.check = () => {
    walk.wait(40_000)
    Walk.prototype.check.call(walk, drip)
  }
  walk.work(drip)
  return walk
}

describe('somebody waits', () => {
  test('for the briefing, until it can be heard', () => {
    const walk = new Walk()
    const at = walk.now
    walk.toPreparation()
    const briefing = { step: 'Listen to the briefing', what: 'the briefing', who: [PROVIDER], ms: 150_000, at }
    for (const role of [RT, RN] as const) expect(waitsOf(walk, role)).toEqual({ totalMs: 150_000, longest: [briefing] })
    expect(waitsOf(walk, PROVIDER)).toEqual({ totalMs: 0, longest: [] })
  })

  test('who leads, for those who prepare', () => {
    const walk = new Walk()
    walk.toPreparation()
    walk.prepare()
    expect(waitsOf(walk, PROVIDER)?.longest).toMatchObject([
      { step: 'Prepare to leave', what: 'the team to be ready', who: [RT, RN], ms: 600_000 },
    ])
  })

  test('for the decision, once all that is open is advised on', () => {
    const walk = atTheFirstPoint()
    walk.wait(30_000)
    adviseOnAll(walk, RT)
    advise(walk, RN, 'Ventilator', 'transport-hfov-ino')
    walk.wait(2 * minute)
    walk.do(PROVIDER, { kind: 'decide-group', point: 1, group: 'Ventilator', choice: 'transport-hfov-ino' })
    expect(atPoint(walk, RT)).toMatchObject([{ what: 'the decision', who: [PROVIDER], ms: 2 * minute }])
    expect(atPoint(walk, RN)).toEqual([])
  })

  test('for the decision on how to go, once one has advised', () => {
    const walk = new Walk()
    const decide = walk.do.bind(walk)
    walk.do = (roleId, request) => {
      if (roleId === PROVIDER && request.kind === 'answer-question') walk.wait(45_000)
      decide(roleId, request)
    }
    walk.toPreparation()
    expect(waitsOf(walk, RN)?.longest).toMatchObject([
      { what: 'the briefing' },
      { step: 'How do we go?', what: 'the decision', who: [PROVIDER], ms: 45_000 },
      { step: 'How fast do we leave?', what: 'the decision', ms: 45_000 },
    ])
  })

  test('with a page to read, after a minute', () => {
    const [choices] = idealChoices
    const [short, long] = [atTheFirstPoint(), atTheFirstPoint()]
    if (!choices) throw new Error('no choices')
    short.toResults(1, choices)
    short.wait(minute)
    short.go(PROVIDER)
    expect(atPoint(short, RT)).toEqual([])
    long.toResults(1, choices)
    long.wait(5 * minute)
    long.go(PROVIDER)
    expect(atPoint(long, RT)).toMatchObject([{ what: 'the next page', who: [PROVIDER], ms: 4 * minute }])
    expect(atPoint(long, PROVIDER)).toEqual([])
  })

  test('whose drug is to be checked, for those who are free to check it', () => {
    const walk = withCheckAsked()
    expect(waitsOf(walk, RN)?.longest.find(({ what }) => what === 'a second check')).toMatchObject({
      step: 'Prepare to leave',
      who: [PROVIDER, RT],
      ms: 40_000,
    })
  })

  test('who has answered the challenge, for who has not', () => {
    const walk = new Walk()
    walk.toPreparation()
    walk.prepare()
    walk.do(RN, typing('oxygen-index', { value: 35 }))
    walk.do(RN, choosing('index-again', '35'))
    walk.do(RN, typing('oscillator', { MAP: 17, RR: 10 }))
    walk.do(RN, typing('drip-rate', { rate: 1.2 }))
    walk.wait(3 * minute)
    walk.do(RT, typing('oxygen-index', { value: 35 }))
    expect(waitsOf(walk, RN)?.longest).toContainEqual(
      expect.objectContaining({ step: 'Challenge', what: 'the answers to the challenge', who: [PROVIDER, RT] }),
    )
    expect(waitsOf(walk, RT)?.longest.map(({ step }) => step)).not.toContain('Challenge')
  })

  test('until the handover is saved, and not in the talk that follows', () => {
    const walk = new Walk()
    walk.toReport(idealChoices)
    const before = waitsOf(walk, RT)
    walk.wait(10 * minute)
    walk.debrief()
    expect(waitsOf(walk, RT)).toEqual(before)
  })
})

describe('nobody waits', () => {
  test('who is asked for a second check', () => {
    const walk = withCheckAsked()
    const onBoard = waitsOf(walk, PROVIDER)?.totalMs ?? 0
    expect(walk.now - (walk.state.records.CaseTaskTime['1']?.TransportStartTime ?? 0)).toBe(onBoard + 40_000)
  })

  test('who has an event of their own to see to', () => {
    const waited = (isEventOpen: boolean) => {
      const walk = atTheFirstPoint()
      adviseOnAll(walk, RN)
      const events = case1.injections.filter(({ roleId }) => roleId === RN).map(({ slug }) => slug)
      const happened = () => events.some((event) => walk.ask(educator, { kind: 'inject', event }).accepted)
      if (isEventOpen) expect(happened()).toBe(true)
      walk.wait(2 * minute)
      walk.do(PROVIDER, { kind: 'decide-group', point: 1, group: 'Ventilator', choice: 'transport-hfov-ino' })
      return atPoint(walk, RN)?.map(({ ms }) => ms)
    }
    expect(waited(false)).toEqual([2 * minute])
    expect(waited(true)).toEqual([])
  })

  test('while the case stands still', () => {
    const walk = new Walk()
    walk.ask(educator, { kind: 'pause' })
    walk.now += 10 * minute
    walk.ask(educator, { kind: 'resume' })
    walk.wait(20_000)
    walk.ask(educator, { kind: 'pause' })
    walk.now += 10 * minute
    expect(waitsOf(walk, RT)?.totalMs).toBe(20_000)
  })

  test('longer than one waited where the server’s clock was set back meanwhile', () => {
    const walk = new Walk()
    walk.wait(minute)
    walk.do(PROVIDER, { kind: 'answer-call' })
    walk.now -= 30 * minute
    walk.go(PROVIDER)
    expect(waitsOf(walk, RT)?.totalMs).toBe(0)
  })

  test('in a seat that is empty', () => {
    const walk = new Walk()
    walk.do(PROVIDER, { kind: 'free-seat', roleId: RT })
    walk.wait(5 * minute)
    walk.do(PROVIDER, { kind: 'answer-call' })
    expect(waitsOf(walk, RT)?.totalMs).toBe(0)
    expect(waitsOf(walk, RN)?.totalMs).toBe(5 * minute)
  })
})
