import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../../records/roles.ts'
import { type Change, put, remove } from '../../records/state.ts'
import { asksForWords } from '../../rules/written-phases.ts'
import { aCase, ask, decide, person, record, running, seat } from '../../testing/given.ts'
import { walkAll } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'
import { accept, refuse } from '../define-command.ts'

const lastStep = (roleId: RoleId) => case1.flows[roleId].length - 1
const at = (roleId: RoleId, step: number): Change[] => record('Place', String(roleId), { step, since: 0 })
const saved = record('Recording', 'handover', {
  path: '/Audio/NICU1',
  mimeType: 'audio/webm',
  durationMs: 75_000,
  at: 0,
})
const team = [running(), seat('ann', PROVIDER), seat('rob', RT), seat('nia', RN)]
const atTheReport = aCase(...team, saved, ...roleIds.map((roleId) => at(roleId, lastStep(roleId))))
const write = (prompt: string, text: string) => ask({ kind: 'write-debrief', prompt, text })

test('each role writes to a question of the debrief under its own name', () => {
  for (const [roleId, uid] of ['ann', 'rob', 'nia'].entries())
    expect(decide(atTheReport, person(uid), write('helped', ' Closed loops.\u0000 '), 7)).toEqual(
      accept(put('DebriefNote', `helped/${roleId}`, { text: 'Closed loops.', time: 7 })),
    )
})

test.each(case1.debrief.flatMap(({ prompts }) => prompts))('$kind: $text', (prompt) => {
  expect(decide(atTheReport, person('rob'), write(prompt.slug, 'x'), 7)).toEqual(
    asksForWords(prompt)
      ? accept(put('DebriefNote', `${prompt.slug}/1`, { text: 'x', time: 7 }))
      : refuse({ code: 'unknown-prompt' }),
  )
})

test.each(['', ' \n ', '\u200B', '\u2800'])('nothing to read (%j) takes the note back, if there is one', (text) => {
  const takenBack = accept(remove('DebriefNote', 'helped/2'))
  const written = aCase(
    ...[...team, saved, at(RN, lastStep(RN))],
    record('DebriefNote', 'helped/2', { text: 'Old', time: 1 }),
  )
  expect(decide(written, person('nia'), write('helped', text), 7)).toEqual(takenBack)
  expect(decide(atTheReport, person('nia'), write('helped', text), 7)).toEqual(takenBack)
})

test('the debrief asks what it asks', () => {
  for (const prompt of ['', 'nothing', 'helped/0', '__proto__'])
    expect(decide(atTheReport, person('rob'), write(prompt, 'x'), 7)).toEqual(refuse({ code: 'unknown-prompt' }))
})

test('nobody writes before the report is theirs: at the last step, and after the handover', () => {
  const notDue = refuse({ code: 'not-due' })
  const waiting = aCase(...team, saved, at(PROVIDER, lastStep(PROVIDER)), at(RT, lastStep(RT) - 1))
  expect(decide(waiting, person('rob'), write('helped', 'x'), 7)).toEqual(notDue)
  const unsaved = aCase(...team, at(RT, lastStep(RT)))
  expect(decide(unsaved, person('rob'), write('helped', 'x'), 7)).toEqual(notDue)
})

test('without a seat nobody writes', () => {
  expect(decide(atTheReport, person('eve'), write('helped', 'x'), 7)).toEqual(refuse({ code: 'no-seat' }))
})

test('the end of the case takes the notes with it', () => {
  const walk = walkAll(idealChoices)
  expect(Object.keys(walk.state.records.DebriefNote)).toEqual(['next-call/0', 'next-call/1', 'next-call/2'])
  walk.do(PROVIDER, { kind: 'log-out' })
  expect(walk.state.records.DebriefNote).toEqual({})
})
