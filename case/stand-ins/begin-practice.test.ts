import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { createCase } from '../create-case.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import { standInOf, standInUid } from '../records/stand-in.ts'
import { applyChanges, type CaseState } from '../records/state.ts'
import { isRunning } from '../rules/runs.ts'
import { holderOf } from '../rules/seats.ts'
import { aCase, ask, decide, educator, person, running, seat, system } from '../testing/given.ts'

const how = { manner: 'ordinary', seed: 7 } as const
const begin = ask({ kind: 'begin-practice', uid: 'ann', roleId: RN, ...how })

function after(state: CaseState, decision: ReturnType<typeof decide>): CaseState {
  if (!decision.accepted) throw new Error(decision.refusal.code)
  return applyChanges(state, decision.changes)
}

test('who practises alone has their seat, stand-ins have the others, and the case runs', () => {
  const state = after(aCase(), decide(aCase(), system, { ...begin, run: aCase().run }, 5))
  expect(isRunning(state)).toBe(true)
  expect(holderOf(state, RN)?.userId).toBe('ann')
  for (const role of [PROVIDER, RT]) expect(standInOf(holderOf(state, role)?.userId ?? '')).toEqual(how)
})

test('it begins where nothing runs, and is for the server alone to begin', () => {
  const state = aCase(running())
  expect(decide(state, system, begin, 5)).toMatchObject({ refusal: { code: 'role-held' } })
  expect(decide(aCase(), system, { ...begin, run: 3 }, 5)).toMatchObject({ refusal: { code: 'case-restarted' } })
  for (const asker of [person('ann'), educator]) {
    expect(decide(aCase(), asker, begin, 5)).toMatchObject({ refusal: { code: 'not-allowed' } })
  }
})

test('who has a seat and takes that of a stand-in changes places with it', () => {
  const state = aCase(running(), seat(standInUid(PROVIDER, how), PROVIDER), seat('ann', RT), seat('bob', RN))
  const changed = after(state, decide(state, person('ann'), ask({ kind: 'take-role', roleId: PROVIDER }), 5))
  expect(holderOf(changed, PROVIDER)?.userId).toBe('ann')
  expect(holderOf(changed, RT)?.userId).toBe(standInUid(RT, how))
  expect(Object.keys(changed.records.LiveCaseTeam)).toHaveLength(3)
})

test('where stand-ins are not wanted none is seated', () => {
  const strict = createCase(case1, { hasStandIns: false })
  const state = aCase(running(), seat('ann', PROVIDER))
  const wish = ask({ kind: 'seat-stand-in', roleId: RT, ...how })
  expect(strict.decide(state, person('ann'), wish, 5, [])).toMatchObject({ refusal: { code: 'no-stand-ins' } })
  expect(decide(state, person('ann'), wish, 5, [])).toMatchObject({ accepted: true })
})

test('a practice ends with the log-out of whoever plays', () => {
  const practice = createCase(case1, { endsWith: 'anyone' })
  const state = aCase(running(), seat(standInUid(PROVIDER, how), PROVIDER), seat('ann', RT))
  const logOut = ask({ kind: 'log-out' })
  expect(isRunning(after(state, practice.decide(state, person('ann'), logOut, 5)))).toBe(false)
  expect(isRunning(after(state, practice.decide(state, person('bob'), logOut, 5)))).toBe(true)
  expect(isRunning(after(state, decide(state, person('ann'), logOut, 5)))).toBe(true)
})
