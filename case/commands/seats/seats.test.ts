import { expect, test } from 'vitest'
import type { People, Person } from '../../records/people.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { beginRun, put, remove, wipe } from '../../records/state.ts'
import { aCase, administrator, ask, decide, person, running, seat, system } from '../../testing/given.ts'
import { accept, refuse } from '../define-command.ts'

const freeRt = ask({ kind: 'free-seat', roleId: RT })
const team = [running(), seat('ann', PROVIDER), seat('rob', RT)]
const known = (uid: string, told: Partial<Person> = {}): Person => ({
  ...{ uid, name: uid, isSignedIn: true, isPresent: true, since: 0 },
  ...told,
})
const away = (since: number) => [known('ann'), known('rob', { isPresent: false, since })]
const freed = (at: number) =>
  accept(remove('LiveCaseTeam', 'rob'), put('SeatNews', 'rob', { roleId: null, by: 'provider', at }))
const kept = refuse({ code: 'holder-present' })

test.each<[string, People]>([
  ['is signed out', [known('ann'), known('rob', { isSignedIn: false, isPresent: false })]],
  ['is signed out while the page still closes', [known('ann'), known('rob', { isSignedIn: false })]],
  ['nobody knows any more', [known('ann')]],
])('the Provider frees the seat of a teammate who %s', (_, people) => {
  expect(decide(aCase(...team), person('ann'), freeRt, 0, people)).toEqual(freed(0))
})

test('the Provider frees the seat of a teammate who has been away for two minutes', () => {
  expect(decide(aCase(...team), person('ann'), freeRt, 121_000, away(1000))).toEqual(freed(121_000))
})

test('a teammate away for less than two minutes keeps the seat', () => {
  expect(decide(aCase(...team), person('ann'), freeRt, 120_999, away(1000))).toEqual(kept)
})

test('a teammate who is there keeps the seat, whoever else is gone', () => {
  const people = [known('rob'), known('nia', { isSignedIn: false, isPresent: false })]
  expect(decide(aCase(...team, seat('nia', RN)), person('ann'), freeRt, 999_999, people)).toEqual(kept)
})

test('a seat that nobody holds cannot be freed', () => {
  const freeRn = ask({ kind: 'free-seat', roleId: RN })
  expect(decide(aCase(...team), person('ann'), freeRn, 0, [])).toEqual(refuse({ code: 'seat-free' }))
})

test('only the Provider frees seats', () => {
  expect(decide(aCase(...team), person('rob'), freeRt, 0, [])).toEqual(
    refuse({ code: 'not-your-role', needs: [PROVIDER] }),
  )
})

test('a freed seat has no further effect', () => {
  const message = ask({ kind: 'send-message', message: 'hello' })
  const state = aCase(running(), seat('ann', PROVIDER))
  expect(decide(state, person('rob'), message, 0)).toEqual(refuse({ code: 'no-seat' }))
})

test('the logout of RT leaves the case as it is, and the seat held', () => {
  expect(decide(aCase(...team), person('rob'), ask({ kind: 'log-out' }), 8)).toEqual(accept())
})

test('the logout of the Provider wipes the case, and its run is over', () => {
  expect(decide(aCase(...team), person('ann'), ask({ kind: 'log-out' }), 8)).toEqual(accept(wipe(), beginRun(2)))
})

test('a logout of an older run ends nothing', () => {
  expect(decide(aCase(...team), person('ann'), ask({ kind: 'log-out' }, 0), 8)).toEqual(
    refuse({ code: 'case-restarted' }),
  )
})

test('somebody without a seat can log out, with or without a case', () => {
  for (const state of [aCase(...team), aCase()])
    expect(decide(state, person('eve'), ask({ kind: 'log-out' }), 8)).toEqual(accept())
})

test('removing an account frees its seat, removing the Provider’s ends the case', () => {
  const removal = (uid: string) => ask({ kind: 'remove-user', uid })
  expect(decide(aCase(...team), administrator, removal('rob'), 0)).toEqual(accept(remove('LiveCaseTeam', 'rob')))
  expect(decide(aCase(...team), administrator, removal('ann'), 0)).toEqual(accept(wipe(), beginRun(2)))
  expect(decide(aCase(...team), administrator, removal('eve'), 0)).toEqual(accept())
})

test('nobody but an administrator removes accounts or ends the case', () => {
  for (const command of [ask({ kind: 'remove-user', uid: 'rob' }), ask({ kind: 'end-case' })])
    for (const asker of [person('ann'), system])
      expect(decide(aCase(...team), asker, command, 0)).toEqual(refuse({ code: 'not-allowed' }))
})

test('an administrator ends a case that has seats or records, and only then', () => {
  const end = ask({ kind: 'end-case' })
  expect(decide(aCase(...team), administrator, end, 0)).toEqual(accept(wipe(), beginRun(2)))
  expect(decide(aCase(seat('rob', RT)), administrator, end, 0)).toEqual(accept(wipe(), beginRun(2)))
  expect(decide(aCase(), administrator, end, 0)).toEqual(refuse({ code: 'no-case' }))
})
