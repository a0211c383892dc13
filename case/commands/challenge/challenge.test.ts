import { expect, test } from 'vitest'
import type { Request } from '../../commands.ts'
import { parseCommand } from '../../create-case.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { append, type Change, put } from '../../records/state.ts'
import { choosing, typing } from '../../testing/answering.ts'
import { ask, decide, person } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import type { Decision } from '../define-command.ts'
import { accept, refuse } from '../define-command.ts'

const uids = ['ann', 'rob', 'nia'] as const

/** All three at their challenge, nothing answered. */
function atChallenge(): Walk {
  const walk = new Walk()
  walk.toPreparation()
  walk.prepare()
  return walk
}

const says = (walk: Walk, roleId: 0 | 1 | 2, request: Request): Decision =>
  decide(walk.state, person(uids[roleId]), ask(request), walk.now)

function answers(walk: Walk) {
  const { VitalStats, ProviderChallange, RoleQuestion } = walk.state.records
  const [vitals, shared, own] = [VitalStats['1'], ProviderChallange['1'], RoleQuestion['1']]
  if (!vitals || !shared || !own) throw new Error('not seeded')
  return { vitals, shared, own }
}
const flagsIn = (decision: Decision) =>
  decision.accepted
    ? decision.changes.flatMap((change) =>
        change.op === 'put' && change.collection === 'ChallengeStatus' ? [change.data] : [],
      )
    : []
const visited = (
  list: 'challangeOneFlow' | 'challangeTwoFlow',
  step: string,
  roleId: 0 | 1 | 2,
  time: number,
): Change => append('ProviderChallangeFlow', '1', list, { step, roleId, time })

test.each([
  [PROVIDER, 'provider'],
  [RT, 'rt'],
  [RN, 'rn'],
] as const)('role %i keeps the index it typed, right or wrong, in its own field', (roleId, field) => {
  const walk = atChallenge()
  const { vitals } = answers(walk)
  for (const value of [35, 0, 1000, 0.35]) {
    expect(says(walk, roleId, typing('oxygen-index', { value }))).toEqual(
      accept(
        put('VitalStats', '1', { ...vitals, OxygenIndex: { ...vitals.OxygenIndex, [field]: value } }),
        visited('challangeOneFlow', 'index', roleId, walk.now),
      ),
    )
  }
})

test('an index is kept as first entered', () => {
  const walk = atChallenge()
  walk.do(RT, typing('oxygen-index', { value: 70 }))
  expect(says(walk, RT, typing('oxygen-index', { value: 35 }))).toEqual(refuse({ code: 'already-answered' }))
})

test.each([-0.1, 1000.1, Number.MAX_VALUE])('%d is no oxygenation index', (value) => {
  expect(says(atChallenge(), RN, typing('oxygen-index', { value }))).toEqual(
    refuse({ code: 'number-out-of-range', from: 0, to: 1000 }),
  )
})

test('the options come after the number', () => {
  const walk = atChallenge()
  expect(says(walk, RN, choosing('index-again', '35'))).toEqual(
    refuse({ code: 'answer-first', what: 'Oxygenation index' }),
  )
  walk.do(RN, typing('oxygen-index', { value: 34 }))
  const { shared } = answers(walk)
  expect(says(walk, RN, choosing('index-again', '286'))).toEqual(
    accept(
      put('ProviderChallange', '1', { ...shared, challangeOne: { ...shared.challangeOne, rn: '286' } }),
      visited('challangeOneFlow', 'option', RN, walk.now),
    ),
  )
})

test('an option of the index is one of the list, chosen once', () => {
  const walk = atChallenge()
  walk.do(RN, typing('oxygen-index', { value: 34 }))
  expect(says(walk, RN, choosing('index-again', '36'))).toEqual(refuse({ code: 'unknown-option' }))
  walk.do(RN, choosing('index-again', '16'))
  expect(says(walk, RN, choosing('index-again', '35'))).toEqual(refuse({ code: 'already-answered' }))
})

test('a suggestion is kept as numbers and as text, in one’s own field', () => {
  const walk = atChallenge()
  const { vitals, shared } = answers(walk)
  expect(says(walk, RT, typing('oscillator', { MAP: 17, RR: 10 }))).toEqual(
    accept(
      put('VitalStats', '1', { ...vitals, suggestionHFOV: { ...vitals.suggestionHFOV, rt: { MAP: 17, RR: 10 } } }),
      put('ProviderChallange', '1', { ...shared, challangeTwo: { ...shared.challangeTwo, rt: 'MAP 17, 10 Hz' } }),
      visited('challangeTwoFlow', 'suggestion', RT, walk.now),
    ),
  )
})

test.each([
  [7.9, 10, 8, 30],
  [30.1, 10, 8, 30],
  [17, 4.9, 5, 15],
  [17, 15.1, 5, 15],
  [18, 40, 5, 15],
])('MAP %d at %d Hz cannot be set on the oscillator', (MAP, RR, from, to) => {
  expect(says(atChallenge(), RN, typing('oscillator', { MAP, RR }))).toEqual(
    refuse({ code: 'number-out-of-range', from, to }),
  )
})

test.each([
  [8, 5],
  [30, 15],
])('MAP %d at %d Hz is the edge of what can be set', (MAP, RR) => {
  expect(says(atChallenge(), RN, typing('oscillator', { MAP, RR })).accepted).toBe(true)
})

test('a suggestion is made once, before the Provider has chosen, and not by the Provider', () => {
  const walk = atChallenge()
  const suggest = typing('oscillator', { MAP: 16, RR: 9 })
  walk.do(RT, suggest)
  expect(says(walk, RT, suggest)).toEqual(refuse({ code: 'already-answered' }))
  expect(says(walk, PROVIDER, suggest)).toEqual(refuse({ code: 'not-your-role', needs: [RT, RN] }))
  walk.do(PROVIDER, choosing('oscillator', 'MAP 14, 10 Hz'))
  expect(says(walk, RN, suggest)).toEqual(refuse({ code: 'already-decided' }))
})

test.each(['MAP 14, 10 Hz', 'MAP 26, 5 Hz', 'MAP 18, 10 Hz', 'MAP 12, 15 Hz', 'MAP 18, 40 per min'])(
  'the Provider chooses %s, and the standard start of 18 and 10 is set',
  (option) => {
    const walk = atChallenge()
    const { vitals, shared } = answers(walk)
    expect(vitals.currentHFOV).toEqual({ MAP: null, RR: null })
    expect(says(walk, PROVIDER, choosing('oscillator', option))).toEqual(
      accept(
        put('VitalStats', '1', { ...vitals, currentHFOV: { MAP: 18, RR: 10 } }),
        put('ProviderChallange', '1', { ...shared, challangeTwo: { ...shared.challangeTwo, provider: option } }),
        visited('challangeTwoFlow', 'choice', PROVIDER, walk.now),
      ),
    )
  },
)

test('the Provider alone chooses, once, from the list', () => {
  const walk = atChallenge()
  const choose = choosing('oscillator', 'MAP 18, 10 Hz')
  expect(says(walk, RT, choose)).toEqual(refuse({ code: 'not-your-role', needs: [PROVIDER] }))
  expect(says(walk, PROVIDER, { ...choose, option: 'MAP 17, 10 Hz' })).toEqual(refuse({ code: 'unknown-option' }))
  walk.do(PROVIDER, choose)
  expect(says(walk, PROVIDER, { ...choose, option: 'MAP 14, 10 Hz' })).toEqual(refuse({ code: 'already-answered' }))
})

test('each role’s own question is kept as first answered, and belongs to that role', () => {
  const walk = atChallenge()
  const requests = [
    choosing('rescue', 'crossvent-surfactant-nicu'),
    typing('cylinders', { minutes: 37, cylinders: 3 }),
    typing('drip-rate', { rate: 12 }),
  ] as const satisfies Request[]
  const kept = [
    { provider: 'crossvent-surfactant-nicu' },
    { rt: { minutes: 37, cylinders: 3 } },
    { rn: { rate: 12 } },
  ] as const
  for (const roleId of [PROVIDER, RT, RN] as const) {
    for (const other of [PROVIDER, RT, RN] as const) {
      if (other === roleId) continue
      expect(says(walk, other, requests[roleId])).toEqual(refuse({ code: 'not-your-role', needs: [roleId] }))
    }
    expect(says(walk, roleId, requests[roleId])).toEqual(
      accept(put('RoleQuestion', '1', { ...answers(walk).own, ...kept[roleId] })),
    )
    walk.do(roleId, requests[roleId])
    expect(says(walk, roleId, requests[roleId])).toEqual(refuse({ code: 'already-answered' }))
  }
})

test.each([
  [RT, typing('cylinders', { minutes: -1, cylinders: 4 })],
  [RT, typing('cylinders', { minutes: 33.6, cylinders: 10_001 })],
  [RN, typing('drip-rate', { rate: -0.01 })],
  [RN, typing('drip-rate', { rate: 10_000.5 })],
] as const)('role %i is refused a number that cannot be: %j', (roleId, request) => {
  expect(says(atChallenge(), roleId, request)).toEqual(refuse({ code: 'number-out-of-range', from: 0, to: 10_000 }))
})

test('the Provider’s own question has four answers', () => {
  const walk = atChallenge()
  expect(says(walk, PROVIDER, choosing('rescue', 'surfactant'))).toEqual(refuse({ code: 'unknown-option' }))
})

test('with the last of its answers a role is done', () => {
  const walk = atChallenge()
  walk.do(RN, typing('oxygen-index', { value: 35 }))
  walk.do(RN, choosing('index-again', '35'))
  walk.do(RN, typing('drip-rate', { rate: 1.2 }))
  expect(flagsIn(says(walk, RN, typing('oscillator', { MAP: 17, RR: 10 })))).toEqual([
    { Nurse: true, Therapist: false, Provider: false },
  ])
})

test('the Provider is done with index, option, own question and choice, in any order', () => {
  const walk = atChallenge()
  walk.do(PROVIDER, choosing('oscillator', 'MAP 18, 10 Hz'))
  walk.do(PROVIDER, choosing('rescue', 'ino-hfov-ecmo-now'))
  walk.do(PROVIDER, typing('oxygen-index', { value: 35 }))
  expect(flagsIn(says(walk, PROVIDER, choosing('index-again', '70')))).toEqual([
    { Nurse: false, Therapist: false, Provider: true },
  ])
})

test('the Provider’s choice completes those who lack only the suggestion', () => {
  const walk = atChallenge()
  walk.do(RT, typing('oxygen-index', { value: 35 }))
  walk.do(RT, choosing('index-again', '35'))
  walk.do(RT, typing('cylinders', { minutes: 33.6, cylinders: 4 }))
  walk.do(RN, typing('drip-rate', { rate: 1.2 }))
  expect(flagsIn(says(walk, PROVIDER, choosing('oscillator', 'MAP 18, 10 Hz')))).toEqual([
    { Nurse: false, Therapist: true, Provider: false },
  ])
})

test('after the Provider’s choice a role is done without a suggestion', () => {
  const walk = atChallenge()
  walk.do(PROVIDER, choosing('oscillator', 'MAP 18, 10 Hz'))
  walk.do(RN, typing('oxygen-index', { value: 35 }))
  walk.do(RN, choosing('index-again', '35'))
  expect(flagsIn(says(walk, RN, typing('drip-rate', { rate: 1.2 })))).toEqual([
    { Nurse: true, Therapist: false, Provider: false },
  ])
})

test('challenges score nothing', () => {
  const walk = atChallenge()
  const before = walk.state.records.TeamScore
  walk.challenges()
  expect(walk.state.records.TeamScore).toEqual(before)
})

test('a challenge is answered at its page', () => {
  const walk = new Walk()
  expect(says(walk, RT, typing('oxygen-index', { value: 35 }))).toEqual(refuse({ code: 'not-due' }))
  expect(says(walk, PROVIDER, choosing('oscillator', 'MAP 18, 10 Hz'))).toEqual(refuse({ code: 'not-due' }))
})

test.each([
  [PROVIDER, { kind: 'answer-index', value: 34 }, typing('oxygen-index', { value: 34 })],
  [RT, { kind: 'suggest-hfov', MAP: 17, RR: 10 }, typing('oscillator', { MAP: 17, RR: 10 })],
  [PROVIDER, { kind: 'choose-hfov', option: 'MAP 26, 5 Hz' }, choosing('oscillator', 'map-26-5-hz')],
  [
    PROVIDER,
    { kind: 'answer-provider-question', option: 'ino-hfov-ecmo-now' },
    choosing('rescue', 'ino-hfov-ecmo-now'),
  ],
  [RT, { kind: 'answer-cylinders', minutes: 37, cylinders: 3 }, typing('cylinders', { minutes: 37, cylinders: 3 })],
  [RN, { kind: 'answer-drip-rate', rate: 12 }, typing('drip-rate', { rate: 12 })],
  [RN, { kind: 'choose-index', option: '286' }, choosing('index-again', '286')],
] as const)('role %i: what a page of before sends, %j, is what one of today does', (roleId, sent, now) => {
  const walk = atChallenge()
  walk.do(RN, typing('oxygen-index', { value: 34 }))
  const read = parseCommand({ ...sent, id: 'of-before', run: walk.state.run })
  if (!read.ok) throw new Error(read.refusal.code)
  const decision = decide(walk.state, person(uids[roleId]), read.command, walk.now)
  expect(decision.accepted).toBe(true)
  expect(decision).toEqual(says(walk, roleId, now))
})

test.each([
  { kind: 'answer-index', value: '34' },
  { kind: 'answer-index', value: Number.NaN },
  { kind: 'choose-hfov', option: 3 },
  { kind: 'choose-hfov' },
  { kind: 'constructor' },
])('what no page of before sent is refused: %j', (sent) => {
  const read = parseCommand({ ...sent, id: 'of-before', run: 1 })
  expect(read.ok && decide(atChallenge().state, person('ann'), read.command, 0)).not.toMatchObject({ accepted: true })
})
