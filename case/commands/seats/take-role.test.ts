import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { applyChanges, put } from '../../records/state.ts'
import { startRun } from '../../rules/runs.ts'
import { aCase, ask, decide, person, record, running, seat } from '../../testing/given.ts'
import { accept, refuse } from '../define-command.ts'

const take = (roleId: 0 | 1 | 2) => ask({ kind: 'take-role', roleId })
const seatOf = (userId: string, roleId: 0 | 1 | 2) => ({ userId, roleId, caseId: 1 }) as const

test('a free role can be taken by anyone', () => {
  expect(decide(aCase(running()), person('ben'), take(RT), 7)).toEqual(
    accept(put('LiveCaseTeam', 'ben', seatOf('ben', RT))),
  )
})

test('a second Provider is refused while the seat is held', () => {
  const state = aCase(running(), seat('ann', PROVIDER))
  expect(decide(state, person('ben'), take(PROVIDER), 0)).toEqual(refuse({ code: 'role-held' }))
})

test('a role stays held after its holder’s logout', () => {
  const state = aCase(running(), seat('ann', PROVIDER), seat('rob', RT))
  const decision = decide(state, person('rob'), ask({ kind: 'log-out' }), 0)
  if (!decision.accepted) throw new Error('refused')
  const after = applyChanges(state, decision.changes)
  expect(decide(after, person('ben'), take(RT), 0)).toEqual(refuse({ code: 'role-held' }))
})

test('taking the role one holds already changes nothing', () => {
  const state = aCase(running(), seat('ann', PROVIDER))
  expect(decide(state, person('ann'), take(PROVIDER), 0)).toEqual(accept())
})

test('the Provider starts the case and seeds every record', () => {
  const decision = decide(aCase(), person('ann'), take(PROVIDER), 5)
  expect(decision).toEqual(
    accept(
      ...startRun([seatOf('ann', PROVIDER)], {
        content: case1,
        settings: { pace: 1, hidesScore: false, hasOrders: false, hasCourse: false },
        now: 5,
      }),
    ),
  )
})

test('a new run equals the seed, with the seats that RT and RN hold already', () => {
  const old = aCase(
    running(4),
    seat('rob', RT),
    seat('nia', RN),
    record('TeamScore', '1', { mode: { score: 2, time: 1 } }),
    record('Place', '1', { step: 9, since: 1 }),
  )
  const decision = decide(old, person('ann'), ask({ kind: 'take-role', roleId: PROVIDER }, 4), 5)
  if (!decision.accepted) throw new Error('refused')
  const { run, records } = applyChanges(old, decision.changes)

  // RT and RN were in it already.
  expect(run).toBe(4)
  expect(records.LiveCaseTeam).toEqual({
    ann: seatOf('ann', PROVIDER),
    rob: seatOf('rob', RT),
    nia: seatOf('nia', RN),
  })
  expect(records.TeamScore['1']).toEqual({})
  expect(records.Place['1']).toEqual({ step: 0, since: 5 })
  expect(records.VitalStats['1']).toEqual(case1.vitalStats)
  expect(records.LeaveStatus['1']).toEqual({ Nurse: false, Therapist: false, Provider: false })
})

test('RT may move to another free role and leaves the old seat free', () => {
  const state = aCase(running(), seat('ann', PROVIDER), seat('rob', RT))
  expect(decide(state, person('rob'), take(RN), 3)).toEqual(accept(put('LiveCaseTeam', 'rob', seatOf('rob', RN))))
})

test('RT who becomes the Provider holds one seat, not two', () => {
  const state = aCase(seat('rob', RT))
  const decision = decide(state, person('rob'), take(PROVIDER), 3)
  if (!decision.accepted) throw new Error('refused')
  expect(applyChanges(state, decision.changes).records.LiveCaseTeam).toEqual({ rob: seatOf('rob', PROVIDER) })
})

test('the Provider cannot change roles', () => {
  const state = aCase(running(), seat('ann', PROVIDER))
  expect(decide(state, person('ann'), take(RT), 0)).toEqual(refuse({ code: 'provider-stays' }))
})

test('a role asked for in an older run is not given in this one', () => {
  const state = aCase(running(9), seat('ann', PROVIDER))
  for (const roleId of [PROVIDER, RT] as const) {
    expect(decide(state, person('ben'), ask({ kind: 'take-role', roleId }, 8), 0)).toEqual(
      refuse({ code: 'case-restarted' }),
    )
  }
})
