import { expect, test } from 'vitest'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { append, put } from '../../records/state.ts'
import { ask, decide, person } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'
import { accept, refuse } from '../define-command.ts'

type Group = 'Ventilator' | 'Medications' | 'Procedure' | 'Departure'

/** Point 1 is open; or a later one, after ideal choices. */
function atPoint(point = 1): Walk {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choices] of idealChoices.slice(0, point - 1).entries()) walk.point(index + 1, choices)
  return walk
}

const decides = (walk: Walk, group: Group, choice: string | string[], { point = 1, uid = 'ann' } = {}) =>
  decide(walk.state, person(uid), ask({ kind: 'decide-group', point, group, choice }), walk.now)
function settle(walk: Walk, choices: { readonly [G in Group]?: string | string[] }, point = 1): void {
  for (const [group, choice] of Object.entries(choices)) {
    walk.do(PROVIDER, { kind: 'decide-group', point, group: group as Group, choice }) // the keys are the groups
    walk.turnPages(point)
  }
}
function pointOf(walk: Walk, point = 1) {
  const record = walk.state.records.DecisionPoint[point]
  const progress = walk.state.records.PointProgress[point]
  if (!record || !progress) throw new Error('not open')
  return { record, progress }
}
const scoreOf = (walk: Walk) => walk.state.records.TeamScore['1'] ?? {}

test('a decided group closes, opens its page and notes both', () => {
  const walk = atPoint()
  const { record, progress } = pointOf(walk)
  const decisionPointData = record.decisionPointData.map((group) =>
    group.decisionName === 'Ventilator' ? { ...group, provider: 'transport-hfov-ino' } : group,
  )
  expect(decides(walk, 'Ventilator', 'transport-hfov-ino')).toEqual(
    accept(
      put('DecisionPoint', '1', { ...record, decisionPointData }),
      put('PointProgress', '1', { ...progress, decidedAt: { Ventilator: walk.now }, showing: 'ventilator-ino' }),
      append('DecisionPointFlow', '1', 'decisionPointOne', {
        step: '/case/decision-point/1/ventilator-ino',
        roleId: PROVIDER,
        time: walk.now,
      }),
    ),
  )
})

test('the Provider decides, whatever RT and RN advised, and nobody else does', () => {
  const walk = atPoint()
  walk.do(RT, { kind: 'choose-option', point: 1, group: 'Ventilator', option: 'transport-hfov' })
  walk.do(PROVIDER, { kind: 'decide-group', point: 1, group: 'Ventilator', choice: 'remain-simv' })
  const group = pointOf(walk).record.decisionPointData[0]
  expect(group).toMatchObject({ rt: 'transport-hfov', rn: null, provider: 'remain-simv' })
  for (const uid of ['rob', 'nia']) {
    expect(decides(walk, 'Medications', 'dopamine', { uid })).toEqual(
      refuse({ code: 'not-your-role', needs: [PROVIDER] }),
    )
  }
})

test('a group is decided once', () => {
  const walk = atPoint()
  settle(walk, { Medications: 'dopamine', Procedure: [] })
  expect(decides(walk, 'Medications', 'saline-bolus')).toEqual(refuse({ code: 'already-decided' }))
  expect(decides(walk, 'Procedure', ['cxr'])).toEqual(refuse({ code: 'already-decided' }))
})

test('the first three groups are decided in any order, leaving comes last', () => {
  for (const order of [
    ['Ventilator', 'Medications', 'Procedure'],
    ['Procedure', 'Medications', 'Ventilator'],
    ['Medications', 'Procedure', 'Ventilator'],
  ] as const) {
    const walk = atPoint()
    const choices = { Ventilator: 'remain-simv', Medications: 'dopamine', Procedure: [] }
    for (const group of order) {
      expect(decides(walk, 'Departure', 'not-ready')).toEqual(refuse({ code: 'opens-last' }))
      settle(walk, { [group]: choices[group] })
    }
    expect(decides(walk, 'Departure', 'not-ready').accepted).toBe(true)
  }
})

test('an empty list of procedures is a decision: it opens no page and scores nothing', () => {
  const walk = atPoint()
  const { record, progress } = pointOf(walk)
  const decisionPointData = record.decisionPointData.map((group) =>
    group.decisionName === 'Procedure' ? { ...group, provider: [] } : group,
  )
  expect(decides(walk, 'Procedure', [])).toEqual(
    accept(
      put('DecisionPoint', '1', { ...record, decisionPointData }),
      put('PointProgress', '1', { ...progress, decidedAt: { Procedure: walk.now } }),
    ),
  )
  settle(walk, { Procedure: [], Ventilator: 'remain-simv', Medications: 'dopamine', Departure: 'not-ready' })
  expect(Object.keys(scoreOf(walk)).filter((item) => item.startsWith('point-1/Procedure'))).toEqual([])
})

test.each([
  ['Ventilator', 'dopamine'],
  ['Ventilator', ['remain-simv']],
  ['Ventilator', ''],
  ['Procedure', 'cxr'],
  ['Procedure', ['cxr', 'drain']],
  ['Procedure', ['cxr', 'cxr']],
  ['Departure', 'toString'],
] as const)('%s cannot be decided as %j', (group, choice) => {
  expect(decides(atPoint(), group, typeof choice === 'string' ? choice : [...choice])).toEqual(
    refuse({ code: 'unknown-option' }),
  )
})

test('only the point where the Provider stands can be decided, while it is open', () => {
  const walk = atPoint()
  expect(decides(walk, 'Ventilator', 'keep', { point: 2 })).toEqual(refuse({ code: 'not-due' }))
  settle(walk, { Ventilator: 'remain-simv', Medications: 'dopamine', Procedure: [], Departure: 'not-ready' })
  expect(decides(walk, 'Ventilator', 'transport-hfov')).toEqual(refuse({ code: 'point-not-open' }))
  walk.go(PROVIDER)
  expect(decides(walk, 'Ventilator', 'transport-hfov')).toEqual(refuse({ code: 'not-due' }))
  expect(decides(new Walk(), 'Ventilator', 'transport-hfov')).toEqual(refuse({ code: 'not-due' }))
})

test('the fourth point cannot be decided while medical control is on the phone', () => {
  const walk = atPoint(4)
  expect(decides(walk, 'Ventilator', 'stay', { point: 4 })).toEqual(refuse({ code: 'point-not-open' }))
  walk.do(PROVIDER, { kind: 'end-call' })
  expect(decides(walk, 'Ventilator', 'stay', { point: 4 }).accepted).toBe(true)
})

test('nothing scores before the last group, then all items at once, zeros included', () => {
  const walk = atPoint()
  const before = scoreOf(walk)
  settle(walk, { Ventilator: 'change-hfv', Procedure: ['uac', 'cxr', 'tidal'], Medications: 'saline-bolus' })
  expect(scoreOf(walk)).toEqual(before)
  walk.do(PROVIDER, { kind: 'decide-group', point: 1, group: 'Departure', choice: 'ready' })
  const time = walk.now
  expect(scoreOf(walk)).toEqual({
    ...before,
    'point-1/Ventilator': { score: 0, time },
    'point-1/Medications': { score: 1, time },
    'point-1/Procedure/cxr': { score: 1, time },
    'point-1/Procedure/tidal': { score: 0, time },
    'point-1/Procedure/uac': { score: -1, time },
    'point-1/Departure': { score: 0, time },
  })
})

test('what the Provider had only marked does not score: the decision does', () => {
  const walk = atPoint()
  for (const option of ['cxr', 'istat']) {
    walk.do(PROVIDER, { kind: 'choose-option', point: 1, group: 'Procedure', option })
    walk.do(RN, { kind: 'choose-option', point: 1, group: 'Procedure', option })
  }
  settle(walk, { Ventilator: 'remain-simv', Medications: 'dopamine', Procedure: ['pal'], Departure: 'not-ready' })
  expect(Object.keys(scoreOf(walk)).filter((item) => item.startsWith('point-1/Procedure'))).toEqual([
    'point-1/Procedure/pal',
  ])
})

test('the fifth point is complete with three groups', () => {
  const walk = atPoint(5)
  settle(walk, { Procedure: ['change-ett'], Medications: 'none' }, 5)
  expect(pointOf(walk, 5).progress.resultsAt).toBeNull()
  settle(walk, { Ventilator: 'switch-tanks' }, 5)
  expect(pointOf(walk, 5).progress.resultsAt).toBe(walk.now)
  expect(scoreOf(walk)['point-5/Procedure/change-ett']).toEqual({ score: -10, time: walk.now })
})

test('results open at once when the last group has no page: monitor and gas move only then', () => {
  const walk = atPoint()
  settle(walk, { Ventilator: 'transport-hfov', Medications: 'saline-bolus', Procedure: [] })
  expect(walk.state.records.VitalStats['1']).toMatchObject({ currentState: 3, currentiStat: 3 })
  walk.do(PROVIDER, { kind: 'decide-group', point: 1, group: 'Departure', choice: 'not-ready' })
  expect(walk.state.records.VitalStats['1']).toMatchObject({ currentState: 2, currentiStat: 2 })
  expect(pointOf(walk).progress).toMatchObject({ showing: 'results', queue: [], resultsAt: walk.now })
})
