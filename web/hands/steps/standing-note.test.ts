import { expect, test } from 'vitest'
import { PROVIDER, RT } from '#case/records/roles.ts'
import { Walk } from '#case/testing/walk.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { aheadText } from './follow.tsx'

test('a later page waits for the Provider where the own step does, and for oneself where it is one’s turn', () => {
  const walk = new Walk()
  const told = (role: 0 | 1 = RT) => {
    const view = viewFor(walk.state, role, case1)
    return aheadText(role, view.places?.[role] ?? 0, view)
  }
  expect(told()).toBe('Not open yet. Your own step, “Listen to the briefing”, waits for the Provider.')
  expect(told(PROVIDER)).toBe('Not open yet. Your own step, “The call”, comes first.')

  walk.do(PROVIDER, { kind: 'answer-call' })
  walk.go(PROVIDER)
  const recording = { path: '/Audio/Provider1', mimeType: 'audio/webm', durationMs: 6000 }
  walk.system({ kind: 'keep-recording', uid: 'ann', recording: 'summary', ...recording })
  expect(told()).toBe('Not open yet. Your own step, “Listen to the briefing”, comes first.')

  walk.go(PROVIDER)
  for (const role of [1, 2] as const) {
    walk.do(role, { kind: 'mark-listened' })
    walk.go(role)
  }
  walk.go(PROVIDER)
  expect(told()).toBe('Not open yet. Your own step, “How do we go?”, waits for the Provider.')
  walk.do(PROVIDER, { kind: 'answer-question', question: 'transport-mode', option: 'Fixed wing (Airplane)' })
  expect(told()).toBe('Not open yet. Your own step, “How do we go?”, comes first.')
})

test('where the Provider leads, the next page waits for the Provider', () => {
  const walk = new Walk()
  walk.toDecisions()
  const view = viewFor(walk.state, RT, case1)
  const text = 'Not open yet. Your own step, “Decision 1: the first ten minutes”, waits for the Provider.'
  expect(aheadText(RT, view.places?.[RT] ?? 0, view)).toBe(text)
})
