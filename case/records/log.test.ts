import { expect, test } from 'vitest'
import { aCase, running, seat } from '../testing/given.ts'
import { isReversible, stepBack, withPast } from './log.ts'
import { RN, RT } from './roles.ts'
import { append, applyChanges, type Change, put, remove, wipe } from './state.ts'

const state = aCase(running(), seat('rob', RT))
const message = { roleId: RT, message: 'hi', user: 'RT', time: 1 } as const

test('a state stepped back over its changes is the state before them', () => {
  const changes: Change[] = [
    append('ChatInbox', '1', 'chat', message),
    append('ChatInbox', '1', 'chat', { ...message, message: 'again' }),
    put('LiveCaseTeam', 'rob', { userId: 'rob', roleId: RN, caseId: 1 }),
    put('LiveCaseTeam', 'eve', { userId: 'eve', roleId: RT, caseId: 1 }),
    remove('LiveCaseTeam', 'eve'),
    remove('LiveCaseTeam', 'rob'),
  ]
  const logged = withPast(state, changes)
  expect(stepBack(applyChanges(state, changes), [{ changes: logged }])).toEqual(state)
})

test('stepped back over many entries at once it is the state before them, and the later state stays as it was', () => {
  const steps: Change[][] = [
    [append('ChatInbox', '1', 'chat', message)],
    [put('LiveCaseTeam', 'eve', { userId: 'eve', roleId: RN, caseId: 1 }), append('ChatInbox', '1', 'chat', message)],
    [append('ChatInbox', '1', 'chat', { ...message, message: 'last' }), remove('LiveCaseTeam', 'eve')],
  ]
  const entries = []
  let later = state
  for (const changes of steps) {
    entries.push({ changes: withPast(later, changes) })
    later = applyChanges(later, changes)
  }
  const before = structuredClone(later)
  expect(stepBack(later, entries)).toEqual(state)
  expect(later).toEqual(before)
  expect(stepBack(later, []).records.ChatInbox).toBe(later.records.ChatInbox)
})

test('a wipe cannot be told backwards', () => {
  expect(isReversible(withPast(state, [wipe()]))).toBe(false)
  expect(isReversible(withPast(state, [remove('LiveCaseTeam', 'rob')]))).toBe(true)
})

test('a wipe leaves nothing', () => {
  const { records } = applyChanges(state, [wipe()])
  expect(Object.values(records).flatMap((collection) => Object.keys(collection))).toEqual([])
})
