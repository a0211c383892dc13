import { expect, test } from 'vitest'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { ask, decide, person } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'
import { accept, refuse } from '../define-command.ts'

type Group = 'Ventilator' | 'Medications' | 'Procedure' | 'Departure'
const uids = ['ann', 'rob', 'nia'] as const

/** Point 1 is open. */
function atPointOne(): Walk {
  const walk = new Walk()
  walk.toDecisions()
  return walk
}

const chooses = (walk: Walk, roleId: 0 | 1 | 2, group: Group, option: string, point = 1) =>
  decide(walk.state, person(uids[roleId]), ask({ kind: 'choose-option', point, group, option }), walk.now)
const choose = (walk: Walk, roleId: 0 | 1 | 2, group: Group, option: string) =>
  walk.do(roleId, { kind: 'choose-option', point: 1, group, option })

function groupOf(walk: Walk, group: Group) {
  const found = walk.state.records.DecisionPoint[1]?.decisionPointData.find((one) => one.decisionName === group)
  if (!found) throw new Error('not seeded')
  return found
}

test.each([
  [PROVIDER, 'provider'],
  [RT, 'rt'],
  [RN, 'rn'],
] as const)('role %i writes its own slot and nothing else', (roleId, field) => {
  const walk = atPointOne()
  const record = walk.state.records.DecisionPoint[1]
  if (!record) throw new Error('not seeded')
  expect(chooses(walk, roleId, 'Medications', 'dopamine')).toEqual(
    accept(
      put('DecisionPoint', '1', {
        ...record,
        decisionPointData: record.decisionPointData.map((group) =>
          group.decisionName === 'Medications' ? { ...group, [field]: 'dopamine' } : group,
        ),
      }),
    ),
  )
})

test('a group other than Procedure holds the last value', () => {
  const walk = atPointOne()
  choose(walk, RT, 'Ventilator', 'change-hfv')
  choose(walk, RT, 'Ventilator', 'transport-hfov')
  choose(walk, RT, 'Ventilator', 'transport-hfov')
  expect(groupOf(walk, 'Ventilator').rt).toBe('transport-hfov')
})

test('a procedure chosen an odd number of times is in the list, an even number of times is not', () => {
  const walk = atPointOne()
  for (const option of ['cxr', 'istat', 'cxr', 'pal', 'cxr', 'istat']) choose(walk, RN, 'Procedure', option)
  expect(groupOf(walk, 'Procedure').rn).toEqual(['pal', 'cxr'])
  expect(groupOf(walk, 'Procedure').rt).toEqual([])
  choose(walk, PROVIDER, 'Procedure', 'tidal')
  expect(groupOf(walk, 'Procedure').provider).toEqual(['tidal'])
  choose(walk, PROVIDER, 'Procedure', 'tidal')
  expect(groupOf(walk, 'Procedure').provider).toEqual([])
})

test('advice on leaving may be given before the other groups are decided', () => {
  expect(chooses(atPointOne(), RT, 'Departure', 'not-ready').accepted).toBe(true)
})

test('with the decision of a group its slots close, and only its', () => {
  const walk = atPointOne()
  walk.do(PROVIDER, { kind: 'decide-group', point: 1, group: 'Procedure', choice: [] })
  for (const roleId of [PROVIDER, RT, RN] as const) {
    expect(chooses(walk, roleId, 'Procedure', 'cxr')).toEqual(refuse({ code: 'already-decided' }))
    expect(chooses(walk, roleId, 'Ventilator', 'change-hfv').accepted).toBe(true)
  }
})

test.each([
  ['Ventilator', 'dopamine'],
  ['Medications', ''],
  ['Procedure', 'Obtain CXR'],
  ['Departure', 'constructor'],
] as const)('%s has no option %j', (group, option) => {
  expect(chooses(atPointOne(), RT, group, option)).toEqual(refuse({ code: 'unknown-option' }))
})

test('advice belongs to the point where one stands', () => {
  const walk = atPointOne()
  expect(chooses(walk, RT, 'Ventilator', 'keep', 2)).toEqual(refuse({ code: 'not-due' }))
  expect(chooses(walk, RT, 'Ventilator', 'keep', 6)).toEqual(refuse({ code: 'not-due' }))
  expect(chooses(new Walk(), RT, 'Ventilator', 'change-hfv')).toEqual(refuse({ code: 'not-due' }))
})

test('after the results, and while medical control calls, nothing is open', () => {
  const walk = atPointOne()
  const [one, two, three] = idealChoices
  if (!one || !two || !three) throw new Error('no choices')
  walk.point(1, one)
  walk.point(2, two)
  walk.point(3, three)
  expect(chooses(walk, RN, 'Medications', 'none', 4)).toEqual(refuse({ code: 'point-not-open' }))
  walk.do(PROVIDER, { kind: 'end-call' })
  expect(chooses(walk, RN, 'Medications', 'none', 4).accepted).toBe(true)
})

test('the fifth point has no group for leaving', () => {
  const walk = atPointOne()
  for (const [index, choices] of idealChoices.slice(0, 4).entries()) walk.point(index + 1, choices)
  expect(chooses(walk, RT, 'Departure', 'ready', 5)).toEqual(refuse({ code: 'unknown-option' }))
})
