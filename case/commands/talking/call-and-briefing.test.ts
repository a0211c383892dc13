import { expect, test } from 'vitest'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { type Change, put } from '../../records/state.ts'
import { aCase, administrator, ask, decide, person, record, running, seat, system } from '../../testing/given.ts'
import { accept, refuse } from '../define-command.ts'

const team = [running(), seat('ann', PROVIDER), seat('rob', RT), seat('nia', RN)]
const at = (roleId: 0 | 1 | 2, step: number): Change[] => record('Place', String(roleId), { step, since: 0 })
const [CALL, RECORD, AWAITING] = [0, 1, 2]
const [HANDOVER, SAVE_HANDOVER] = [20, 21]

const answer = ask({ kind: 'answer-call' })
const notAnswered = record('Call', '1', { answeredAt: null })

test('the Provider answers the call', () => {
  expect(decide(aCase(...team, notAnswered), person('ann'), answer, 5)).toEqual(
    accept(put('Call', '1', { answeredAt: 5 })),
  )
})

test('a call is answered once', () => {
  const state = aCase(...team, record('Call', '1', { answeredAt: 5 }))
  expect(decide(state, person('ann'), answer, 6)).toEqual(refuse({ code: 'already-so' }))
})

test('only the Provider answers the call, and only while it rings', () => {
  expect(decide(aCase(...team, notAnswered), person('rob'), answer, 5)).toEqual(
    refuse({ code: 'not-your-role', needs: [PROVIDER] }),
  )
  expect(decide(aCase(...team, notAnswered, at(PROVIDER, RECORD)), person('ann'), answer, 5)).toEqual(
    refuse({ code: 'not-due' }),
  )
})

const facts = { mimeType: 'audio/webm', durationMs: 61_000 }
const summary = {
  kind: 'keep-recording',
  uid: 'ann',
  recording: 'summary',
  path: '/Audio/Provider123',
  ...facts,
} as const
const handover = {
  kind: 'keep-recording',
  uid: 'ann',
  recording: 'handover',
  path: '/Audio/NICU456',
  ...facts,
} as const

test('a kept summary is shared with the team', () => {
  expect(decide(aCase(...team, at(PROVIDER, RECORD)), system, ask(summary), 9)).toEqual(
    accept(
      put('Recording', 'summary', { path: '/Audio/Provider123', ...facts, at: 9 }),
      put('SoundConsent', 'summary', { uid: 'ann', isGiven: false }),
      put('Cases', '1', { ProviderAudio: '/Audio/Provider123', isShared: true }),
    ),
  )
})

test.each([
  ['while the handover is recorded', HANDOVER],
  ['on the page that saves it', SAVE_HANDOVER],
])('a kept handover does not replace the first recording, %s', (_, step) => {
  expect(decide(aCase(...team, at(PROVIDER, step)), system, ask(handover), 9)).toEqual(
    accept(
      put('Recording', 'handover', { path: '/Audio/NICU456', ...facts, at: 9 }),
      put('SoundConsent', 'handover', { uid: 'ann', isGiven: false }),
    ),
  )
})

test.each([
  ['a summary while the call rings', summary, CALL],
  ['a summary after the recording page', summary, AWAITING],
  ['a handover before the NICU', handover, RECORD],
  ['a summary at the NICU', summary, HANDOVER],
])('%s is not due', (_, recording, step) => {
  expect(decide(aCase(...team, at(PROVIDER, step)), system, ask(recording), 9)).toEqual(refuse({ code: 'not-due' }))
})

test('sharing is final: a second recording is refused', () => {
  const kept = record('Recording', 'summary', { path: '/Audio/Provider1', ...facts, at: 1 })
  expect(decide(aCase(...team, at(PROVIDER, RECORD), kept), system, ask(summary), 9)).toEqual(
    refuse({ code: 'already-so' }),
  )
})

test('only the Provider’s recordings are kept', () => {
  const state = aCase(...team, at(PROVIDER, RECORD))
  for (const uid of ['rob', 'nia', 'eve']) {
    expect(decide(state, system, ask({ ...summary, uid }), 9)).toEqual(
      refuse({ code: 'not-your-role', needs: [PROVIDER] }),
    )
  }
})

test('nobody but the system says that a recording was checked', () => {
  const state = aCase(...team, at(PROVIDER, RECORD))
  expect(decide(state, person('ann'), ask(summary), 9)).toEqual(refuse({ code: 'not-allowed' }))
  expect(decide(state, administrator, ask(summary), 9)).toEqual(refuse({ code: 'not-allowed' }))
})

test('without a case there is nothing to record for', () => {
  expect(decide(aCase(), system, ask(summary), 9)).toEqual(refuse({ code: 'no-case' }))
})

test.each([
  '/Audio/NICU123',
  '/Audio/Provider',
  '/Audio/Provider12x',
  '/Audio/../Provider12',
  'Audio/Provider12',
  '/Audio/Provider12\n',
  '',
])('a summary is not kept under %j', (path) => {
  expect(decide(aCase(...team, at(PROVIDER, RECORD)), system, ask({ ...summary, path }), 9)).toEqual(
    refuse({ code: 'bad-input', problem: 'path' }),
  )
})

test('a recording of an older run is refused', () => {
  const state = aCase(...team, running(2), at(PROVIDER, RECORD))
  expect(decide(state, system, ask(summary, 1), 9)).toEqual(refuse({ code: 'case-restarted' }))
})

const listened = ask({ kind: 'mark-listened' })
const shared = record('Cases', '1', { ProviderAudio: '/Audio/Provider123', isShared: true })
const heard = (Nurse: boolean, Therapist: boolean) => record('CaseAudioStatus', '1', { Nurse, Therapist })

test('having listened sets one’s own flag and no other', () => {
  expect(decide(aCase(...team, shared, heard(false, false)), person('rob'), listened, 9)).toEqual(
    accept(put('CaseAudioStatus', '1', { Nurse: false, Therapist: true })),
  )
  expect(decide(aCase(...team, shared, heard(false, true)), person('nia'), listened, 9)).toEqual(
    accept(put('CaseAudioStatus', '1', { Nurse: true, Therapist: true })),
  )
})

test('nobody has listened before it is shared', () => {
  expect(decide(aCase(...team, heard(false, false)), person('rob'), listened, 9)).toEqual(
    refuse({ code: 'not-shared' }),
  )
})

test('listening counts once, of RT and RN, at the listening page', () => {
  const state = aCase(...team, shared, heard(true, false))
  expect(decide(state, person('nia'), listened, 9)).toEqual(refuse({ code: 'already-so' }))
  expect(decide(state, person('ann'), listened, 9)).toEqual(refuse({ code: 'not-your-role', needs: [RT, RN] }))
  expect(decide(aCase(...team, shared, heard(false, false), at(RT, 1)), person('rob'), listened, 9)).toEqual(
    refuse({ code: 'not-due' }),
  )
})
