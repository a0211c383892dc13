import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { unansweredQuestions } from '../../records/challenge.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { type Change, put } from '../../records/state.ts'
import { challangesAtFirst } from '../../rules/asks.ts'
import { aCase, ask, decide, person, record, running, seat } from '../../testing/given.ts'
import { accept, refuse } from '../define-command.ts'

const at = (roleId: 0 | 1 | 2, step: number): Change[] => record('Place', String(roleId), { step, since: 0 })
const none = { ...unansweredQuestions, ...challangesAtFirst(case1) }
const team = [
  running(),
  seat('ann', PROVIDER),
  seat('rob', RT),
  seat('nia', RN),
  record('ProviderChallange', '1', none),
  record('TeamScore', '1', {}),
]
const atMode = [...team, at(PROVIDER, 3), at(RT, 1), at(RN, 1)]
const atTime = [...team, at(PROVIDER, 5), at(RT, 3), at(RN, 3)]
const mode = (option: string) => ask({ kind: 'answer-question', question: 'transport-mode', option })
const time = (option: string) => ask({ kind: 'answer-question', question: 'response-time', option })

test('RT and RN advise into their own fields; advice scores nothing', () => {
  expect(decide(aCase(...atMode), person('rob'), mode('Ground (Ambulance)'), 4)).toEqual(
    accept(put('ProviderChallange', '1', { ...none, TherapistResponseSelection: 'Ground (Ambulance)' })),
  )
  expect(decide(aCase(...atTime), person('nia'), time('<45 min'), 4)).toEqual(
    accept(put('ProviderChallange', '1', { ...none, NurseResponseTime: '<45 min' })),
  )
})

test('advice may be changed until the decision', () => {
  const advised = { ...none, TherapistResponseSelection: 'Decline Transport' }
  const state = aCase(...atMode, record('ProviderChallange', '1', advised))
  expect(decide(state, person('rob'), mode('Fixed wing (Airplane)'), 4)).toEqual(
    accept(put('ProviderChallange', '1', { ...none, TherapistResponseSelection: 'Fixed wing (Airplane)' })),
  )
})

test.each([
  ['Rotor Wing (Helicopter)', 0],
  ['Fixed wing (Airplane)', 2],
  ['Ground (Ambulance)', 0],
  ['Decline Transport', 0],
])('the Provider’s decision for %s scores %i', (option, score) => {
  expect(decide(aCase(...atMode), person('ann'), mode(option), 4)).toEqual(
    accept(
      put('ProviderChallange', '1', { ...none, ProviderResponseSelection: option }),
      put('TeamScore', '1', { 'transport-mode': { score, time: 4 } }),
    ),
  )
})

test.each([
  ['<20 min', 0],
  ['<30 min', 2],
  ['<45 min', 0],
  ['<60 min', 0],
])('the Provider’s promise of %s scores %i beside what stands already', (option, score) => {
  const before = { 'transport-mode': { score: 2, time: 1 } }
  expect(decide(aCase(...atTime, record('TeamScore', '1', before)), person('ann'), time(option), 4)).toEqual(
    accept(
      put('ProviderChallange', '1', { ...none, ProviderResponseTime: option }),
      put('TeamScore', '1', { ...before, 'response-time': { score, time: 4 } }),
    ),
  )
})

test('with the decision the question closes for all three', () => {
  const decided = { ...none, ProviderResponseSelection: 'Ground (Ambulance)' }
  const state = aCase(...atMode, record('ProviderChallange', '1', decided))
  for (const uid of ['ann', 'rob', 'nia']) {
    expect(decide(state, person(uid), mode('Fixed wing (Airplane)'), 4)).toEqual(refuse({ code: 'already-decided' }))
  }
})

test.each(['', 'fixed-wing', '<30 min', 'constructor'])('%j is no way to travel', (option) => {
  for (const uid of ['ann', 'rob']) {
    expect(decide(aCase(...atMode), person(uid), mode(option), 4)).toEqual(refuse({ code: 'unknown-option' }))
  }
})

test('a question is answered at its own page and at no other', () => {
  for (const uid of ['ann', 'rob', 'nia']) {
    expect(decide(aCase(...atMode), person(uid), time('<30 min'), 4)).toEqual(refuse({ code: 'not-due' }))
    expect(decide(aCase(...atTime), person(uid), mode('Decline Transport'), 4)).toEqual(refuse({ code: 'not-due' }))
  }
  const onResult = aCase(...team, at(PROVIDER, 4), at(RT, 2))
  expect(decide(onResult, person('ann'), mode('Decline Transport'), 4)).toEqual(refuse({ code: 'not-due' }))
  expect(decide(onResult, person('rob'), mode('Decline Transport'), 4)).toEqual(refuse({ code: 'not-due' }))
})
