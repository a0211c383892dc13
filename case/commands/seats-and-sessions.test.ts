import { expect, test } from 'vitest'
import { accept, refuse } from '../decision.ts'
import {
  aCase,
  administrator,
  ask,
  decide,
  person,
  record,
  running,
  seat,
  signedIn,
  signedOut,
  system,
  user,
} from '../given.ts'
import { PROVIDER, RN, RT } from '../roles.ts'
import { beginRun, put, remove, wipe } from '../state.ts'

const freeRt = ask({ kind: 'free-seat', roleId: RT })
const team = [running(), seat('ann', PROVIDER), seat('rob', RT)]
const away = (since: number) => record('Presence', 'rob', { present: false, since })

test('the Provider frees the seat of a teammate who is signed out', () => {
  expect(decide(aCase(...team, signedOut('rob')), person('ann'), freeRt, 0)).toEqual(
    accept(remove('LiveCaseTeam', 'rob'), remove('Presence', 'rob')),
  )
})

test('the Provider frees the seat of a teammate who has been away for two minutes', () => {
  expect(decide(aCase(...team, away(1000)), person('ann'), freeRt, 121_000)).toEqual(
    accept(remove('LiveCaseTeam', 'rob'), remove('Presence', 'rob')),
  )
})

test('a teammate away for less than two minutes keeps the seat', () => {
  expect(decide(aCase(...team, away(1000)), person('ann'), freeRt, 120_999)).toEqual(refuse({ code: 'holder-present' }))
})

test('a teammate who is there keeps the seat', () => {
  expect(decide(aCase(...team), person('ann'), freeRt, 999_999)).toEqual(refuse({ code: 'holder-present' }))
})

test('a seat that nobody holds cannot be freed', () => {
  const freeRn = ask({ kind: 'free-seat', roleId: RN })
  expect(decide(aCase(...team), person('ann'), freeRn, 0)).toEqual(refuse({ code: 'seat-free' }))
})

test('only the Provider frees seats', () => {
  expect(decide(aCase(...team), person('rob'), freeRt, 0)).toEqual(refuse({ code: 'not-your-role', needs: [PROVIDER] }))
})

test('a freed seat has no further effect', () => {
  const message = ask({ kind: 'send-message', message: 'hello' })
  const state = aCase(running(), seat('ann', PROVIDER), signedIn('rob'))
  expect(decide(state, person('rob'), message, 0)).toEqual(refuse({ code: 'no-seat' }))
})

test('the logout of RT sets the own status and nothing else', () => {
  expect(decide(aCase(...team), person('rob'), ask({ kind: 'log-out' }), 8)).toEqual(
    accept(put('Users', 'rob', user('rob', false, 8))),
  )
})

test('the logout of the Provider wipes the case, and its run is over', () => {
  expect(decide(aCase(...team), person('ann'), ask({ kind: 'log-out' }), 8)).toEqual(
    accept(put('Users', 'ann', user('ann', false, 8)), wipe(), beginRun(2)),
  )
})

test('a logout of an older run ends nothing', () => {
  expect(decide(aCase(...team), person('ann'), ask({ kind: 'log-out' }, 0), 8)).toEqual(
    refuse({ code: 'case-restarted' }),
  )
})

test('somebody without a seat can log out', () => {
  expect(decide(aCase(...team, signedIn('eve')), person('eve'), ask({ kind: 'log-out' }), 8)).toEqual(
    accept(put('Users', 'eve', user('eve', false, 8))),
  )
})

test('signing in sets the status, signing in on a second device changes nothing', () => {
  const signIn = ask({ kind: 'sign-in', uid: 'eve', email: 'eve@ward.org' })
  expect(decide(aCase(signedOut('eve')), system, signIn, 4)).toEqual(accept(put('Users', 'eve', user('eve', true, 4))))
  expect(decide(aCase(signedIn('eve')), system, signIn, 4)).toEqual(accept())
})

test('nobody signs another person in', () => {
  const signIn = ask({ kind: 'sign-in', uid: 'eve', email: 'eve@ward.org' })
  expect(decide(aCase(...team), person('ann'), signIn, 0)).toEqual(refuse({ code: 'not-allowed' }))
  expect(decide(aCase(...team), administrator, signIn, 0)).toEqual(refuse({ code: 'not-allowed' }))
})

test('an administrator who signs the Provider out does not end the case', () => {
  expect(decide(aCase(...team), administrator, ask({ kind: 'sign-out-user', uid: 'ann' }), 6)).toEqual(
    accept(put('Users', 'ann', user('ann', false, 6))),
  )
})

test('removing an account frees its seat, removing the Provider’s ends the case', () => {
  const removal = (uid: string) => ask({ kind: 'remove-user', uid })
  expect(decide(aCase(...team), administrator, removal('rob'), 0)).toEqual(
    accept(remove('Users', 'rob'), remove('LiveCaseTeam', 'rob'), remove('Presence', 'rob')),
  )
  expect(decide(aCase(...team), administrator, removal('ann'), 0)).toEqual(
    accept(remove('Users', 'ann'), wipe(), beginRun(2)),
  )
  expect(decide(aCase(...team, signedIn('eve')), administrator, removal('eve'), 0)).toEqual(
    accept(remove('Users', 'eve')),
  )
  expect(decide(aCase(...team), administrator, removal('nobody'), 0)).toEqual(refuse({ code: 'unknown-user' }))
})

test('a new account is signed out until somebody logs in', () => {
  const addition = ask({ kind: 'add-user', uid: 'eve', email: 'eve@ward.org' })
  expect(decide(aCase(), administrator, addition, 3)).toEqual(accept(put('Users', 'eve', user('eve', false, 3))))
  expect(decide(aCase(signedIn('eve')), administrator, addition, 3)).toEqual(refuse({ code: 'user-exists' }))
})

test('an administrator ends a case that has seats or records, and only then', () => {
  expect(decide(aCase(...team), administrator, ask({ kind: 'end-case' }), 0)).toEqual(accept(wipe(), beginRun(2)))
  expect(decide(aCase(signedIn('ann')), administrator, ask({ kind: 'end-case' }), 0)).toEqual(
    refuse({ code: 'no-case' }),
  )
})

test('presence is told once, of people who hold a seat', () => {
  const mark = (uid: string, present: boolean) => ask({ kind: 'mark-presence', uid, present })
  expect(decide(aCase(...team), system, mark('rob', false), 5)).toEqual(
    accept(put('Presence', 'rob', { present: false, since: 5 })),
  )
  expect(decide(aCase(...team), system, mark('rob', true), 5)).toEqual(refuse({ code: 'already-so' }))
  expect(decide(aCase(...team, signedIn('eve')), system, mark('eve', true), 5)).toEqual(refuse({ code: 'no-seat' }))
})
