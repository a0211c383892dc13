import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { createCase } from '../../create-case.ts'
import { PROVIDER, RN, type RoleId, RT } from '../../records/roles.ts'
import { applyChanges, type CaseState } from '../../records/state.ts'
import { isRunning } from '../../rules/runs.ts'
import { soundsToKeep } from '../../rules/sound-consent.ts'
import {
  aCase,
  administrator,
  ask,
  decide,
  educator,
  person,
  record,
  running,
  seat,
  system,
} from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'
import type { Decision } from '../define-command.ts'
import { refuse } from '../define-command.ts'

/** Whom the server finds in the room. */
const nia = { uid: 'nia', name: 'nia', isSignedIn: true, isPresent: true, since: 0 }
const inRoom = [{ ...nia, uid: 'ann' }, { ...nia, uid: 'rob' }, nia]
const team = [running(), seat('ann', PROVIDER), seat('rob', RT)]
const move = (uid: string, roleId: RoleId | null) => ask({ kind: 'move-person', uid, roleId })

function after(state: CaseState, decision: Decision): CaseState {
  if (!decision.accepted) throw new Error(JSON.stringify(decision.refusal))
  return applyChanges(state, decision.changes)
}
const seats = ({ records }: CaseState) =>
  Object.fromEntries(Object.values(records.LiveCaseTeam).map(({ userId, roleId }) => [userId, roleId]))
const moved = (state: CaseState, uid: string, roleId: RoleId | null) =>
  after(state, decide(state, educator, move(uid, roleId), 7, inRoom))

test('an educator gives a free seat, and everyone concerned is told', () => {
  const now = moved(aCase(...team), 'nia', RN)
  expect(seats(now)).toEqual({ ann: PROVIDER, rob: RT, nia: RN })
  expect(now.records.SeatNews).toEqual({ nia: { roleId: RN, by: 'educator', at: 7 } })
})

test('a seat that is held is handed on, and its holder gets the one that became free', () => {
  const swapped = moved(aCase(...team), 'rob', PROVIDER)
  expect(seats(swapped)).toEqual({ ann: RT, rob: PROVIDER })
  expect(swapped).toMatchObject({ run: 1, records: { Cases: { 1: {} } } })
  expect(swapped.records.SeatNews).toMatchObject({ ann: { roleId: RT }, rob: { roleId: PROVIDER } })
  expect(seats(moved(aCase(...team), 'nia', PROVIDER))).toEqual({ rob: RT, nia: PROVIDER })
})

test('an educator frees a seat, but while a case goes on not the Provider’s', () => {
  expect(seats(moved(aCase(...team), 'rob', null))).toEqual({ ann: PROVIDER })
  for (const roleId of [null, RN]) {
    expect(decide(aCase(...team), educator, move('ann', roleId), 0, inRoom)).toEqual(
      refuse({ code: 'provider-needed' }),
    )
  }
  expect(decide(aCase(...team), educator, move('nia', null), 0, inRoom)).toEqual(refuse({ code: 'already-so' }))
})

test('with the Provider’s seat the case begins, others keep theirs', () => {
  const begun = moved(aCase(seat('rob', RT)), 'ann', PROVIDER)
  expect(seats(begun)).toEqual({ ann: PROVIDER, rob: RT })
  expect(begun.records.Story).toMatchObject({ 1: { startedAt: 7 } })
})

test('who takes a seat of their own has no news of an earlier one', () => {
  const state = aCase(...team, record('SeatNews', 'nia', { roleId: null, by: 'educator', at: 1 }))
  const now = after(state, decide(state, person('nia'), ask({ kind: 'take-role', roleId: RN }), 8))
  expect(now.records.SeatNews).toEqual({})
})

const sameTeam = ask({
  kind: 'seat-team',
  seats: [
    { uid: 'ann', roleId: PROVIDER },
    { uid: 'rob', roleId: RT },
  ],
})

test('the same team goes again, once the run before is over', () => {
  const ended = after(aCase(...team), decide(aCase(...team), educator, ask({ kind: 'end-case' }), 8))
  const again = after(ended, decide(ended, educator, { ...sameTeam, run: ended.run }, 9, inRoom))
  expect(seats(again)).toEqual({ ann: PROVIDER, rob: RT })
  expect(isRunning(again)).toBe(true)
  expect(decide(aCase(...team), educator, sameTeam, 9, inRoom)).toEqual(refuse({ code: 'role-held' }))
})

test('a team without a Provider waits for one', () => {
  const waiting = after(
    aCase(),
    decide(aCase(), educator, ask({ kind: 'seat-team', seats: [{ uid: 'rob', roleId: RT }] }), 9, inRoom),
  )
  expect(seats(waiting)).toEqual({ rob: RT })
  expect(isRunning(waiting)).toBe(false)
})

const seatTeam = (...given: [string, RoleId][]) =>
  ask({ kind: 'seat-team', seats: given.map(([uid, roleId]) => ({ uid, roleId })) })

test('nobody is given a seat who is not of the room, but who has one there keeps what they have', () => {
  const people = [
    ...inRoom.slice(0, 2),
    { ...nia, isSignedIn: false },
    { ...nia, uid: 'zoe', isElsewhere: true } as const,
  ]
  const refused = refuse({ code: 'not-in-room' })
  for (const uid of ['zoe', 'eda', 'unknown', 'stand-in-2-expert-1']) {
    expect(decide(aCase(...team), educator, move(uid, RN), 0, people), uid).toEqual(refused)
  }
  for (const uid of ['zoe', 'eda', 'unknown', 'stand-in-1-expert-1']) {
    expect(decide(aCase(), educator, seatTeam(['ann', PROVIDER], [uid, RN]), 0, people), uid).toEqual(refused)
  }
  expect(() => seatTeam(['x'.repeat(10_000), RN])).toThrow('bad-input')
  expect(decide(aCase(...team, seat('zoe', RN)), educator, move('zoe', null), 0, people).accepted).toBe(true)
  // Signed out, and still of the room.
  expect(decide(aCase(...team), educator, move('nia', RN), 0, people).accepted).toBe(true)
})

test('a team goes again with its stand-ins, where they are allowed', () => {
  const withOne = seatTeam(['ann', PROVIDER], ['stand-in-2-expert-1', RN])
  expect(seats(after(aCase(), decide(aCase(), educator, withOne, 0, inRoom)))).toEqual({
    ann: PROVIDER,
    'stand-in-2-expert-1': RN,
  })
  const { decide: alone } = createCase(case1, { hasStandIns: false })
  expect(alone(aCase(), educator, withOne, 0, inRoom)).toEqual(refuse({ code: 'no-stand-ins' }))
})

test('nobody has two seats, and no seat two people', () => {
  expect(() => seatTeam(['ann', PROVIDER], ['ann', RT])).toThrow()
  expect(() => seatTeam(['ann', RT], ['rob', RT])).toThrow()
})

test('only educators and administrators steer, and an educator’s command of an older run has no effect', () => {
  for (const command of [move('nia', RN), sameTeam, ask({ kind: 'end-case' })]) {
    for (const asker of [person('ann'), person('eve'), system]) {
      expect(decide(aCase(...team), asker, command, 0, inRoom), command.kind).toEqual(refuse({ code: 'not-allowed' }))
    }
    expect(decide(aCase(...team), educator, { ...command, run: 0 }, 0, inRoom)).toEqual(
      refuse({ code: 'case-restarted' }),
    )
  }
  expect(decide(aCase(...team), administrator, move('nia', RN), 0, inRoom).accepted).toBe(true)
  expect(decide(aCase(...team), educator, ask({ kind: 'take-role', roleId: RN }), 0)).toEqual(
    refuse({ code: 'not-allowed' }),
  )
  expect(decide(aCase(...team), educator, ask({ kind: 'remove-user', uid: 'rob' }), 0)).toEqual(
    refuse({ code: 'not-allowed' }),
  )
})

test('what was spoken may be kept once everyone who spoke has said yes, until somebody takes it back', () => {
  const walk = new Walk()
  expect(walk.refusal(PROVIDER, { kind: 'allow-sound', isGiven: true })).toBe('not-due')
  walk.toReport(idealChoices)
  expect(soundsToKeep(walk.state)).toEqual([])
  expect(walk.refusal(RT, { kind: 'allow-sound', isGiven: true })).toBe('not-due')
  walk.do(PROVIDER, { kind: 'allow-sound', isGiven: true })
  expect(soundsToKeep(walk.state)).toHaveLength(2)
  expect(walk.refusal(PROVIDER, { kind: 'allow-sound', isGiven: true })).toBe('already-so')
  walk.do(PROVIDER, { kind: 'allow-sound', isGiven: false })
  expect(soundsToKeep(walk.state)).toEqual([])

  walk.do(PROVIDER, { kind: 'allow-sound', isGiven: true })
  const other = { ...walk.state.records.SoundConsent, summary: { uid: 'gone', isGiven: false } }
  expect(soundsToKeep({ ...walk.state, records: { ...walk.state.records, SoundConsent: other } })).toEqual([])
})

test('what is decided does not hang on the order in which a node holds the records', () => {
  const walk = new Walk()
  walk.toReport(idealChoices)
  const { SoundConsent } = walk.state.records
  const turned = Object.fromEntries(Object.entries(SoundConsent).toReversed())
  const [one, other] = [SoundConsent, turned].map((records) =>
    decide(
      { ...walk.state, records: { ...walk.state.records, SoundConsent: records } },
      { by: 'user', uid: walk.uids[PROVIDER] ?? '' },
      { ...ask({ kind: 'allow-sound', isGiven: true }), run: walk.state.run },
      walk.now,
    ),
  )
  expect(one?.accepted).toBe(true)
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
})
