import { expect, test } from 'vitest'
import { PROVIDER, roleIds } from '#case/records/roles.ts'
import type { ScreenKind } from '#case/story/flow.ts'
import { flows } from './flows/flows.ts'
import { hints } from './hints.ts'

const hintFor = (screen: ScreenKind, canLead: boolean) =>
  (canLead ? hints.leading : hints.advising)[screen] ?? hints.everyone[screen]

test.each(roleIds)('every page of role %s has a hint', (role) => {
  for (const { screen } of flows[role]) expect(hintFor(screen, role === PROVIDER), screen).toBeDefined()
})

test('where a page may say for whom it waits, the hint never says that nobody else is waited for', () => {
  for (const screen of ['ready-to-leave', 'challenge', 'challenge-result', 'await-listeners'] as const) {
    expect(hintFor(screen, true)?.waits, screen).not.toMatch(/nobody is|^(once|only)/i)
  }
})

test('who leads is told otherwise than who advises', () => {
  expect(hintFor('decision-point', true)).not.toEqual(hintFor('decision-point', false))
})
