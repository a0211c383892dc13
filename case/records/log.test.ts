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
  expect(stepBack(applyChanges(state, changes), logged)).toEqual(state)
})

test('a wipe cannot be told backwards', () => {
  expect(isReversible(withPast(state, [wipe()]))).toBe(false)
  expect(isReversible(withPast(state, [remove('LiveCaseTeam', 'rob')]))).toBe(true)
})

test('a wipe leaves nothing', () => {
  const { records } = applyChanges(state, [wipe()])
  expect(Object.values(records).flatMap((collection) => Object.keys(collection))).toEqual([])
})
