import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../records/roles.ts'
import { reportOf } from '../report/report.ts'
import { Walk, walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import type { Audience } from './view.ts'
import { viewFor } from './view-cutter.ts'

const see = (walk: Walk, audience: Audience) => viewFor(walk.state, audience, case1).debrief
const notesOf = (walk: Walk, roleId: RoleId, prompt: string) =>
  see(walk, roleId)
    ?.flatMap(({ prompts }) => prompts)
    .find(({ slug }) => slug === prompt)?.notes

test('the debrief opens with the report, for each role as it comes to it', () => {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choices] of idealChoices.entries()) walk.point(index + 1, choices)
  walk.go(PROVIDER)
  walk.go(PROVIDER)
  const kept = { path: '/Audio/NICU1', mimeType: 'audio/webm', durationMs: 75_000 }
  walk.system({ kind: 'keep-recording', uid: 'ann', recording: 'handover', ...kept })
  for (const roleId of roleIds) expect(see(walk, roleId)).toBeNull()
  walk.go(RT)
  expect(see(walk, RT)?.map(({ title }) => title)).toEqual(case1.debrief.map(({ title }) => title))
  expect(see(walk, PROVIDER)).toBeNull()
})

test('everyone reads what everyone writes, in the order of the roles, as last written', () => {
  const walk = walkAll(idealChoices)
  walk.do(RN, { kind: 'write-debrief', prompt: 'helped', text: 'Read-backs' })
  walk.wait(1000)
  walk.do(RT, { kind: 'write-debrief', prompt: 'helped', text: 'One voice' })
  walk.do(RN, { kind: 'write-debrief', prompt: 'helped', text: 'Read-backs, always' })
  const notes = [
    { roleId: RT, text: 'One voice', time: walk.now },
    { roleId: RN, text: 'Read-backs, always', time: walk.now },
  ]
  for (const roleId of roleIds) expect(notesOf(walk, roleId, 'helped')).toEqual(notes)
  walk.do(RN, { kind: 'write-debrief', prompt: 'helped', text: '' })
  expect(notesOf(walk, PROVIDER, 'helped')).toEqual(notes.slice(0, 1))
})

test('without a seat one reads none of it', () => {
  expect(see(walkAll(idealChoices), null)).toBeNull()
})

test('the report carries it as the view does', () => {
  const walk = walkAll(idealChoices)
  expect(reportOf(walk.log, case1).debrief).toEqual(see(walk, RT))
})

test('a run ends when the handover is saved, whatever is written after it', () => {
  const walk = walkAll(idealChoices)
  const { endedAt } = reportOf(walk.log, case1)
  walk.wait(600_000)
  walk.do(RN, { kind: 'write-debrief', prompt: 'helped', text: 'Read-backs' })
  expect(reportOf(walk.log, case1).endedAt).toBe(endedAt)
})
