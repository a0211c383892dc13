import { describe, expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { append, applyChanges, put } from '../records/state.ts'
import { placeOf } from '../rules/places.ts'
import type { Unfinished } from '../rules/refusals.ts'
import type { ScreenKind } from '../story/flow.ts'
import { aCase, ask, decide, person, record, running, seat } from '../testing/given.ts'
import { Walk } from '../testing/walk.ts'
import { bareChoices, idealChoices } from '../testing/walk-choices.ts'
import { accept, refuse } from './define-command.ts'

const uids = ['ann', 'rob', 'nia'] as const
const goes = (walk: Walk, roleId: RoleId) =>
  decide(walk.state, person(uids[roleId]), ask({ kind: 'continue', step: placeOf(walk.state, roleId) }), walk.now)
const stepWith = (roleId: RoleId, screen: ScreenKind, question?: string) =>
  case1.flows[roleId].findIndex((step) => step.screen === screen && step.question === question)

function seeded() {
  const walk = new Walk()
  return walk.state
}

describe('Continue waits for what the step asks for', () => {
  test.each<[RoleId, ScreenKind, string | undefined, Unfinished]>([
    [PROVIDER, 'call', undefined, 'call-answered'],
    [PROVIDER, 'record', undefined, 'recording-shared'],
    [PROVIDER, 'await-listeners', undefined, 'both-listened'],
    [RT, 'listen', undefined, 'listened'],
    [RN, 'listen', undefined, 'listened'],
    [PROVIDER, 'question', 'transport-mode', 'decision'],
    [RT, 'question', 'transport-mode', 'decision'],
    [PROVIDER, 'question', 'response-time', 'decision'],
    [RN, 'question', 'response-time', 'decision'],
    [PROVIDER, 'ready-to-leave', undefined, 'leave-confirmed'],
    [RT, 'tasks', undefined, 'ready-to-leave'],
    [RN, 'tasks', undefined, 'ready-to-leave'],
    [PROVIDER, 'challenge', undefined, 'challenge'],
    [RT, 'challenge', undefined, 'challenge'],
    [PROVIDER, 'decision-point', undefined, 'results'],
    [PROVIDER, 'save-handover', undefined, 'handover-saved'],
    [RT, 'save-handover', undefined, 'handover-saved'],
  ])('role %i at %s (%s): %s', (roleId, screen, question, what) => {
    const step = stepWith(roleId, screen, question)
    const state = applyChanges(seeded(), [put('Place', String(roleId), { step, since: 0 })])
    expect(decide(state, person(uids[roleId]), ask({ kind: 'continue', step }), 5)).toEqual(
      refuse({ code: 'not-done-yet', what }),
    )
  })

  test('one listener is not both, and the flag of the other is not one’s own', () => {
    const heard = put('CaseAudioStatus', '1', { Nurse: true, Therapist: false })
    const at = put('Place', '0', { step: 2, since: 0 })
    const state = applyChanges(seeded(), [heard, at])
    expect(decide(state, person('ann'), ask({ kind: 'continue', step: 2 }), 5)).toEqual(
      refuse({ code: 'not-done-yet', what: 'both-listened' }),
    )
    expect(decide(state, person('rob'), ask({ kind: 'continue', step: 0 }), 5)).toEqual(
      refuse({ code: 'not-done-yet', what: 'listened' }),
    )
    expect(decide(state, person('nia'), ask({ kind: 'continue', step: 0 }), 5)).toEqual(
      accept(put('Place', '2', { step: 1, since: 5 })),
    )
  })

  test('two who are done with the challenge are not all three', () => {
    const step = stepWith(RT, 'challenge')
    const state = applyChanges(seeded(), [
      put('Place', '1', { step, since: 0 }),
      put('ChallengeStatus', '1', { Nurse: true, Therapist: true, Provider: false }),
    ])
    expect(decide(state, person('rob'), ask({ kind: 'continue', step }), 5)).toEqual(
      refuse({ code: 'not-done-yet', what: 'all-challenges' }),
    )
  })
})

test('the Provider’s Continue from the response time starts the clock, and leads all to the preparation, wherever they were', () => {
  const step = stepWith(PROVIDER, 'question-result', 'response-time')
  const state = applyChanges(seeded(), [put('Place', '0', { step, since: 0 })])
  expect(decide(state, person('ann'), ask({ kind: 'continue', step }), 77)).toEqual(
    accept(
      put('Place', '0', { step: step + 1, since: 77 }),
      put('Place', '1', { step: stepWith(RT, 'tasks'), since: 77 }),
      put('Place', '2', { step: stepWith(RN, 'tasks'), since: 77 }),
      put('CaseTaskTime', '1', { TransportStartTime: 77, TransportStopTime: null }),
    ),
  )
})

test.each([RT, RN])('role %i does not go ahead to the preparation: the Provider leads', (roleId) => {
  const step = stepWith(roleId, 'question-result', 'response-time')
  const state = applyChanges(seeded(), [put('Place', String(roleId), { step, since: 0 })])
  expect(decide(state, person(uids[roleId]), ask({ kind: 'continue', step }), 5)).toEqual(
    refuse({ code: 'follow-provider' }),
  )
})

test('the result of the transport mode starts no clock', () => {
  const step = stepWith(PROVIDER, 'question-result', 'transport-mode')
  const state = applyChanges(seeded(), [put('Place', '0', { step, since: 0 })])
  expect(decide(state, person('ann'), ask({ kind: 'continue', step }), 77)).toEqual(
    accept(put('Place', '0', { step: step + 1, since: 77 })),
  )
})

test('the clock starts once, whatever happens', () => {
  const step = stepWith(PROVIDER, 'question-result', 'response-time')
  const clock = { TransportStartTime: 50, TransportStopTime: null }
  const state = applyChanges(seeded(), [put('Place', '0', { step, since: 0 }), put('CaseTaskTime', '1', clock)])
  const decision = decide(state, person('ann'), ask({ kind: 'continue', step }), 77)
  expect(decision.accepted && applyChanges(state, decision.changes).records.CaseTaskTime['1']).toEqual(clock)
})

function atBedside(): Walk {
  const walk = new Walk()
  walk.toPreparation()
  walk.prepare()
  walk.challenges()
  for (const role of [PROVIDER, RT, RN] as const) walk.go(role)
  return walk
}

test('RT and RN do not go ahead to a decision point: the Provider leads', () => {
  const walk = atBedside()
  for (const role of [RT, RN] as const) expect(goes(walk, role)).toEqual(refuse({ code: 'follow-provider' }))
})

test('the Provider’s Continue opens a point for all three, wherever they were', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.prepare()
  walk.challenges()
  walk.go(PROVIDER)
  const vitals = walk.state.records.VitalStats['1']
  if (!vitals) throw new Error('not seeded')
  expect(goes(walk, PROVIDER)).toEqual(
    accept(
      put('Place', '0', { step: 14, since: walk.now }),
      put('Place', '1', { step: 10, since: walk.now }),
      put('Place', '2', { step: 10, since: walk.now }),
      put('PointProgress', '1', {
        callSince: null,
        openedAt: walk.now,
        decidedAt: {},
        showing: null,
        queue: [],
        resultsAt: null,
      }),
      put('VitalStats', '1', vitals),
      append('DecisionPointFlow', '1', 'decisionPointOne', {
        step: '/case/decision-point/1',
        roleId: PROVIDER,
        time: walk.now,
      }),
    ),
  )
})

function after(points: number, choices = idealChoices): Walk {
  const walk = atBedside()
  walk.go(PROVIDER)
  for (const [index, choice] of choices.slice(0, points - 1).entries()) walk.point(index + 1, choice)
  const last = choices[points - 1]
  if (!last) throw new Error('no such point')
  if (points === 4) walk.do(PROVIDER, { kind: 'end-call' })
  for (const [group, choice] of Object.entries(last)) {
    const name = group as keyof typeof last // the keys are the groups
    walk.do(PROVIDER, { kind: 'decide-group', point: points, group: name, choice })
    walk.turnPages(points)
  }
  return walk
}
const rows = (walk: Walk) => {
  const { currentState, currentiStat, currentHFOV } = walk.state.records.VitalStats['1'] ?? {}
  return { currentState, currentiStat, currentHFOV }
}

test('the third point opens with the torn lung: one row worse', () => {
  const walk = after(2)
  expect(rows(walk)).toMatchObject({ currentState: 1, currentiStat: 1 })
  walk.go(PROVIDER)
  expect(rows(walk)).toMatchObject({ currentState: 2, currentiStat: 2 })
})

test('medical control calls before the fourth point; its orders are done when the call ends, and the point opens', () => {
  const walk = after(3, [
    ...bareChoices.slice(0, 2),
    { Ventilator: 'raise-map', Medications: 'none', Procedure: [], Departure: 'ready' },
  ])
  expect(rows(walk)).toEqual({ currentState: 4, currentiStat: 3, currentHFOV: { MAP: 18, RR: 10 } })
  const decision = goes(walk, PROVIDER)
  walk.go(PROVIDER)
  expect(rows(walk)).toEqual({ currentState: 4, currentiStat: 3, currentHFOV: { MAP: 18, RR: 10 } })
  const called = {
    callSince: walk.now,
    openedAt: null,
    decidedAt: {},
    showing: null,
    queue: [],
    resultsAt: null,
  }
  expect(walk.state.records.PointProgress[4]).toEqual(called)
  const vitals = walk.state.records.VitalStats['1']
  if (!vitals) throw new Error('vital signs were not seeded')
  expect(decision).toMatchObject({ accepted: true, changes: { length: 4 } })

  expect(decide(walk.state, person('rob'), ask({ kind: 'end-call' }), walk.now)).toEqual(
    refuse({ code: 'not-your-role', needs: [PROVIDER] }),
  )
  expect(decide(walk.state, person('ann'), ask({ kind: 'end-call' }), walk.now + 9)).toEqual(
    accept(
      put('PointProgress', '4', { ...called, openedAt: walk.now + 9 }),
      put('VitalStats', '1', { ...vitals, currentState: 2, currentiStat: 2, currentHFOV: { MAP: 16, RR: 10 } }),
      append('DecisionPointFlow', '1', 'decisionPointFour', {
        step: '/case/decision-point/4',
        roleId: PROVIDER,
        time: walk.now + 9,
      }),
    ),
  )
})

test('the call is heard once, before the fourth point and at no other', () => {
  const walk = after(1)
  expect(walk.refusal(PROVIDER, { kind: 'end-call' })).toBe('point-not-open')
  const late = after(4)
  expect(late.refusal(PROVIDER, { kind: 'end-call' })).toBe('already-so')
})

test('the fifth point opens with the failed gas supply: two rows worse, the gas one', () => {
  const walk = after(4)
  expect(rows(walk)).toMatchObject({ currentState: 0, currentiStat: 0 })
  walk.go(PROVIDER)
  expect(rows(walk)).toMatchObject({ currentState: 2, currentiStat: 1 })
})

test('nobody arrives at the worst row', () => {
  const walk = after(5, [
    ...idealChoices.slice(0, 4),
    { Ventilator: 'hand-bag', Medications: 'none', Procedure: ['change-ett'] },
  ])
  expect(rows(walk)).toMatchObject({ currentState: 4, currentiStat: 4 })
  walk.go(PROVIDER)
  expect(rows(walk)).toMatchObject({ currentState: 3, currentiStat: 3 })
})

test('at the NICU RT and RN follow the Provider from page to page, and open the report themselves', () => {
  const walk = after(5)
  for (const screen of ['arrival', 'handover', 'save-handover'] as const) {
    for (const role of [RT, RN] as const) expect(goes(walk, role)).toEqual(refuse({ code: 'follow-provider' }))
    walk.go(PROVIDER)
    for (const role of [PROVIDER, RT, RN] as const) {
      expect(case1.flows[role][placeOf(walk.state, role)]?.screen).toBe(screen)
    }
  }
  walk.system({
    kind: 'keep-recording',
    uid: 'ann',
    recording: 'handover',
    path: '/Audio/NICU1',
    mimeType: 'audio/webm',
    durationMs: 1,
  })
  walk.go(RN)
  expect(case1.flows[RN][placeOf(walk.state, RN)]?.screen).toBe('final-report')
  expect(goes(walk, RN)).toEqual(refuse({ code: 'last-step' }))
})

test('Continue without a case, of an older run, or of a step long left, changes nothing', () => {
  const team = [running(2), seat('rob', RT), record('Place', '1', { step: 3, since: 0 })]
  expect(decide(aCase(...team), person('rob'), ask({ kind: 'continue', step: 3 }, 1), 0)).toEqual(
    refuse({ code: 'case-restarted' }),
  )
  expect(decide(aCase(...team), person('rob'), ask({ kind: 'continue', step: 2 }, 2), 0)).toEqual(
    refuse({ code: 'not-at-step', step: 3 }),
  )
  expect(decide(aCase(seat('rob', RT)), person('rob'), ask({ kind: 'continue', step: 0 }), 0)).toEqual(
    refuse({ code: 'no-case' }),
  )
})
