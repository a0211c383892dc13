import type { Request } from '../commands/commands.ts'
import type { CaseContent } from '../content.ts'
import type { WorkId } from '../records/work.ts'
import { openMisfit } from '../rules/second-check.ts'
import type { CaseState } from '../state.ts'

/** What a second person who looks well says of a drug. */
export function rightCheck(
  state: CaseState,
  content: CaseContent,
  work: WorkId,
): Extract<Request, { kind: 'confirm-check' | 'send-back-check' }> {
  const misfit = openMisfit(state, content, work)
  return misfit ? { kind: 'send-back-check', work, part: misfit.part } : { kind: 'confirm-check', work }
}
