import { expect, test } from 'vitest'
import type { Request } from '#case/commands.ts'
import { createCase } from '#case/create-case.ts'
import { PROVIDER, RT } from '#case/records/roles.ts'
import { emptyState } from '#case/records/state.ts'
import type { Refusal } from '#case/rules/refusals.ts'
import { Walk } from '#case/testing/walk.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { refused } from '#server/store/decided-command.ts'
import type { Sent, Stored } from './check-history.ts'
import { checkRefusals } from './check-refusals.ts'

const judge = { start: emptyState, decide: createCase(case1).decide }

/** What is wrong where somebody was refused something: Ann, the Provider, who has taken the call, or Rob, who is RT. */
function wrongWith(uid: string, request: Request, refusal: Refusal): string[] {
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'answer-call' })
  const log = walk.log.map((entry, index) => ({ ...entry, command: walk.asked[index]?.command })) as Stored[]
  const answer = refused(refusal) as Sent['answer'] // no retry
  const sent: Sent = { id: 'a-command', request, answer, answeredAt: 0 }
  return checkRefusals(log, [{ name: uid, uid, sent: [sent], seen: [] }], judge)
}

test.each<[string, string, Request, Refusal]>([
  ['by what holds at the end', 'rob', { kind: 'answer-call' }, { code: 'not-your-role', needs: [PROVIDER] }],
  ['by what held before', 'rob', { kind: 'send-message', message: 'Hello' }, { code: 'no-seat' }],
  ['by who is there', 'ann', { kind: 'free-seat', roleId: RT }, { code: 'holder-present' }],
])('a refusal %s is right', (_, uid, request, refusal) => {
  expect(wrongWith(uid, request, refusal)).toEqual([])
})

test.each<[string, string, Request, Refusal]>([
  ['that nothing leads to', 'ann', { kind: 'send-message', message: 'Hello' }, { code: 'role-held' }],
  ['that is no rule’s', 'rob', { kind: 'take-role', roleId: RT }, { code: 'unforeseen' }],
])('a refusal %s is found', (_, uid, request, refusal) => {
  expect(wrongWith(uid, request, refusal)).toEqual([expect.stringMatching(/ a-command: no rule says/)])
})
