import { describe, expect, test } from 'vitest'
import { commands } from './commands.ts'
import { looksAtPeople, parseCommand } from './create-case.ts'
import { RT } from './records/roles.ts'
import { ask } from './testing/given.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const codeOf = (sent: unknown) => {
  const parsed = parseCommand(sent)
  return parsed.ok ? 'ok' : parsed.refusal.code
}

describe('what comes from outside is read once', () => {
  test('a well-formed command passes', () => {
    expect(parseCommand({ id, run: 1, kind: 'take-role', roleId: 0 })).toEqual({
      ok: true,
      command: { id, run: 1, kind: 'take-role', roleId: 0 },
    })
  })

  test.each([
    ['no object', 'take-role'],
    ['null', null],
    ['an unknown kind', { id, run: 1, kind: 'grant-points' }],
    ['a kind that every object has', { id, run: 1, kind: 'constructor' }],
    ['no kind', { id, run: 1 }],
  ])('%s is an unknown command', (_, sent) => expect(codeOf(sent)).toBe('unknown-command'))

  test.each([
    ['an extra field', { id, run: 1, kind: 'take-role', roleId: 0, score: 30 }],
    ['a forged role', { id, run: 1, kind: 'send-message', message: 'hi', roleId: 0 }],
    ['another case', { id, run: 1, kind: 'take-role', roleId: 0, caseId: 2 }],
    ['a role that does not exist', { id, run: 1, kind: 'take-role', roleId: 3 }],
    ['people of one’s own', { id, run: 1, kind: 'free-seat', roleId: 1, people: [] }],
    ['no id', { run: 1, kind: 'log-out' }],
    ['an id of odd characters', { id: "x'; drop table log; --", run: 1, kind: 'log-out' }],
    ['a number too large', JSON.parse(`{"id":"${id}","run":1e400,"kind":"log-out"}`)],
    ['a message too long', { id, run: 1, kind: 'send-message', message: 'a'.repeat(4001) }],
    ['a prototype', JSON.parse(`{"id":"${id}","run":1,"kind":"log-out","__proto__":{"roleId":0}}`)],
  ])('%s is bad input', (_, sent) => expect(codeOf(sent)).toBe('bad-input'))
})

test('who is there matters to seats that are freed or given, to stand-ins, to orders and what is done for a seat, to the lead, and to nothing else', () => {
  const looking = commands.filter((command) => command.looksAtPeople).map(({ kind }) => kind)
  expect(looking).toEqual([
    'free-seat',
    'call-order',
    'confirm-order',
    'take-over-order',
    'go-on-without',
    'move-person',
    'seat-team',
    'seat-stand-in',
    'stand-in-acts',
    'act-for-seat',
    'take-lead',
  ])
  expect(looksAtPeople(ask({ kind: 'free-seat', roleId: RT }))).toBe(true)
  expect(looksAtPeople(ask({ kind: 'log-out' }))).toBe(false)
})
