import { expect, test } from 'vitest'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { type Change, put, remove } from '../../records/state.ts'
import { aCase, ask, decide, person, record, running, seat } from '../../testing/given.ts'
import { accept, refuse } from '../define-command.ts'

const team = [running(), seat('ann', PROVIDER), seat('rob', RT), seat('nia', RN)]
const at = (roleId: 0 | 1 | 2, step: number): Change[] => record('Place', String(roleId), { step, since: 0 })
const tick = (list: 'summary' | 'review' | 'handover', item: number, isTicked = true) =>
  ask({ kind: 'tick-item', list, item, isTicked })

test('ticks are one’s own, kept in the order of the list', () => {
  const state = aCase(...team, record('Checklist', 'summary/1', { ticked: [2, 7] }))
  expect(decide(state, person('rob'), tick('summary', 5), 0)).toEqual(
    accept(put('Checklist', 'summary/1', { ticked: [2, 5, 7], since: { 5: 0 } })),
  )
  expect(decide(state, person('nia'), tick('summary', 5), 0)).toEqual(
    accept(put('Checklist', 'summary/2', { ticked: [5], since: { 5: 0 } })),
  )
})

test('a tick can be taken back, and set twice is set once', () => {
  const state = aCase(...team, record('Checklist', 'summary/1', { ticked: [2, 7] }))
  expect(decide(state, person('rob'), tick('summary', 2, false), 0)).toEqual(
    accept(put('Checklist', 'summary/1', { ticked: [7], since: {} })),
  )
  expect(decide(state, person('rob'), tick('summary', 7), 0)).toEqual(
    accept(put('Checklist', 'summary/1', { ticked: [2, 7], since: { 7: 0 } })),
  )
})

test('the summary is ticked by the Provider while recording and by RT and RN while listening', () => {
  expect(decide(aCase(...team, at(PROVIDER, 1)), person('ann'), tick('summary', 0), 0)).toEqual(
    accept(put('Checklist', 'summary/0', { ticked: [0], since: { 0: 0 } })),
  )
  expect(decide(aCase(...team, at(PROVIDER, 2)), person('ann'), tick('summary', 0), 0)).toEqual(
    refuse({ code: 'not-due' }),
  )
  expect(decide(aCase(...team, at(RN, 1)), person('nia'), tick('summary', 0), 0)).toEqual(refuse({ code: 'not-due' }))
})

test.each([7, 8])('the review is the Provider’s, until the team leaves (step %i)', (step) => {
  expect(decide(aCase(...team, at(PROVIDER, step)), person('ann'), tick('review', 7), 0)).toEqual(
    accept(put('Checklist', 'review/0', { ticked: [7], since: { 7: 0 } })),
  )
  expect(decide(aCase(...team, at(RT, 5)), person('rob'), tick('review', 0), 0)).toEqual(
    refuse({ code: 'not-your-role', needs: [PROVIDER] }),
  )
})

test.each([16, 17])('the handover is ticked by RT and RN, at the NICU (step %i)', (step) => {
  expect(decide(aCase(...team, at(RN, step)), person('nia'), tick('handover', 9), 0)).toEqual(
    accept(put('Checklist', 'handover/2', { ticked: [9], since: { 9: 0 } })),
  )
  expect(decide(aCase(...team, at(PROVIDER, 20)), person('ann'), tick('handover', 0), 0)).toEqual(
    refuse({ code: 'not-your-role', needs: [RT, RN] }),
  )
  expect(decide(aCase(...team, at(RN, 15)), person('nia'), tick('handover', 0), 0)).toEqual(refuse({ code: 'not-due' }))
})

test.each([
  ['summary', RT, 0, 10],
  ['review', PROVIDER, 7, 8],
  ['handover', RT, 16, 10],
] as const)('the list %s has no item past its end', (list, roleId, step, length) => {
  const asker = person(roleId === PROVIDER ? 'ann' : 'rob')
  const state = aCase(...team, at(roleId, step))
  expect(decide(state, asker, tick(list, length - 1), 0)).toEqual(
    accept(put('Checklist', `${list}/${roleId}`, { ticked: [length - 1], since: { [length - 1]: 0 } })),
  )
  expect(decide(state, asker, tick(list, length), 0)).toEqual(refuse({ code: 'unknown-option' }))
})

test('notes are kept under one’s own name, at any step', () => {
  const state = aCase(...team, record('Note', 'nia', { text: 'hers' }), at(RT, 9))
  expect(decide(state, person('rob'), ask({ kind: 'save-note', text: 'MAP 14,\nPaO2 40\u0000' }), 0)).toEqual(
    accept(put('Note', 'rob', { text: 'MAP 14,\nPaO2 40' })),
  )
})

test('a note can be emptied', () => {
  const state = aCase(...team, record('Note', 'rob', { text: 'old' }))
  expect(decide(state, person('rob'), ask({ kind: 'save-note', text: '' }), 0)).toEqual(
    accept(put('Note', 'rob', { text: '' })),
  )
})

test('without a seat nobody keeps notes', () => {
  expect(decide(aCase(...team), person('eve'), ask({ kind: 'save-note', text: 'x' }), 0)).toEqual(
    refuse({ code: 'no-seat' }),
  )
})

const keyWords = (recording: 'summary' | 'handover', text: string) => ask({ kind: 'write-key-words', recording, text })

test.each([
  ['summary', 1],
  ['summary', 2],
  ['handover', 20],
  ['handover', 21],
] as const)('the Provider writes key words to the %s while it is made and shared (step %i)', (recording, step) => {
  const state = aCase(...team, at(PROVIDER, step))
  expect(decide(state, person('ann'), keyWords(recording, ' 3.2 kg, PPHN\0 '), 0)).toEqual(
    accept(put('KeyWords', recording, { text: '3.2 kg, PPHN' })),
  )
})

test('key words that are emptied are taken back', () => {
  const state = aCase(...team, at(PROVIDER, 1), record('KeyWords', 'summary', { text: '3.2 kg' }))
  expect(decide(state, person('ann'), keyWords('summary', ' \u200B'), 0)).toEqual(accept(remove('KeyWords', 'summary')))
})

test('nobody else writes key words, and not before or after their time', () => {
  expect(decide(aCase(...team, at(PROVIDER, 1)), person('rob'), keyWords('summary', 'x'), 0)).toEqual(
    refuse({ code: 'not-your-role', needs: [PROVIDER] }),
  )
  for (const [recording, step] of [
    ['summary', 0],
    ['summary', 3],
    ['handover', 1],
    ['handover', 22],
  ] as const) {
    expect(decide(aCase(...team, at(PROVIDER, step)), person('ann'), keyWords(recording, 'x'), 0)).toEqual(
      refuse({ code: 'not-due' }),
    )
  }
})
