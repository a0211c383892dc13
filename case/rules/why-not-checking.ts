import type { CaseContent } from '../content.ts'
import type { WorkId } from '../records/work.ts'
import type { Refusal } from '../refusals.ts'
import { type RoleId, RT } from '../roles.ts'
import type { CaseState } from '../state.ts'
import { workInTheWay } from './task-time.ts'
import { unitOf } from './work-units.ts'

interface Checking {
  readonly state: CaseState
  readonly content: CaseContent
  readonly roleId: RoleId
  readonly now: number
}

/** What keeps a second person from answering: nobody asks, or RT is at work. */
export function whyNotChecking({ state, content, roleId, now }: Checking, id: WorkId): Refusal | null {
  const work = state.records.Work[id]
  const step = unitOf(content, id).steps[work?.steps.length ?? 0]
  if (!work || work.checkAskedAt === null || step?.kind !== 'check') return { code: 'check-not-asked' }
  return roleId === RT && workInTheWay(state, content, RT, now) ? { code: 'busy-checking' } : null
}
