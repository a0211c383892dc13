import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { append, put } from '../../records/state.ts'
import { aCase, ask, decide, person, record, running, seat } from '../../testing/given.ts'
import { accept, refuse } from '../define-command.ts'

const team = [running(), seat('ann', PROVIDER), seat('rob', RT), seat('nia', RN)]
const say = (message: string, run = 1) => ask({ kind: 'send-message', message }, run)

test('a message carries the sender’s role and the server’s time', () => {
  expect(decide(aCase(...team), person('nia'), say(' Pumps are checked. '), 42)).toEqual(
    accept(append('ChatInbox', '1', 'chat', { roleId: RN, message: 'Pumps are checked.', user: 'RN', time: 42 })),
  )
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t '],
  ['a zero-width space', '\u200B'],
  ['a Hangul filler', '\u3164'],
  ['a braille blank', '\u2800'],
  ['direction marks', '\u202E\u200F'],
  ['a soft hyphen and a joiner', '\u00AD\u200D'],
  ['a NUL', '\u0000'],
])('a message of %s is not sent', (_, message) => {
  expect(decide(aCase(...team), person('nia'), say(message), 0)).toEqual(refuse({ code: 'message-empty' }))
})

test('emoji, right-to-left text and markup are kept as they are', () => {
  const message = '👶🏽 مرحبا <b>bold</b>'
  expect(decide(aCase(...team), person('ann'), say(message), 1)).toEqual(
    accept(append('ChatInbox', '1', 'chat', { roleId: PROVIDER, message, user: 'Provider', time: 1 })),
  )
})

test('half a character and control characters are mended', () => {
  expect(decide(aCase(...team), person('rob'), say('a\uD800b\u0000c\nd'), 1)).toEqual(
    accept(append('ChatInbox', '1', 'chat', { roleId: RT, message: 'a\uFFFDbc\nd', user: 'RT', time: 1 })),
  )
})

test('a message of an older run is refused', () => {
  expect(decide(aCase(running(2), ...team.slice(1)), person('nia'), say('late', 1), 0)).toEqual(
    refuse({ code: 'case-restarted' }),
  )
})

test('before a Provider has started the case there is no chat', () => {
  const state = aCase(seat('nia', RN))
  expect(decide(state, person('nia'), say('hello'), 0)).toEqual(refuse({ code: 'no-case' }))
})

test('Continue moves the role’s own place by one step', () => {
  const state = aCase(...team, record('Call', '1', { answeredAt: 1 }), record('Place', '0', { step: 0, since: 0 }))
  expect(decide(state, person('ann'), ask({ kind: 'continue', step: 0 }), 9)).toEqual(
    accept(put('Place', '0', { step: 1, since: 9 })),
  )
})

test('Continue waits until the step is done', () => {
  const state = aCase(...team, record('Call', '1', { answeredAt: null }), record('Place', '0', { step: 0, since: 0 }))
  expect(decide(state, person('ann'), ask({ kind: 'continue', step: 0 }), 9)).toEqual(
    refuse({ code: 'not-done-yet', what: 'call-answered' }),
  )
})

test('Continue pressed twice moves once', () => {
  const state = aCase(...team, record('Place', '0', { step: 1, since: 0 }))
  expect(decide(state, person('ann'), ask({ kind: 'continue', step: 0 }), 9)).toEqual(
    refuse({ code: 'not-at-step', step: 1 }),
  )
})

test('there is nothing after the last step', () => {
  const last = case1.flows[RT].length - 1
  const state = aCase(...team, record('Place', '1', { step: last, since: 0 }))
  expect(decide(state, person('rob'), ask({ kind: 'continue', step: last }), 9)).toEqual(refuse({ code: 'last-step' }))
})
