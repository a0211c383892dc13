import type { Request } from '../../commands.ts'
import type { WorkId } from '../../records/preparation.ts'
import type { CaseState } from '../../records/state.ts'
import { openMisfit } from '../../rules/second-check.ts'
import type { CaseContent } from '../../story/content.ts'

/** What a second person who looks well says of a drug. */
export function rightCheck(
  state: CaseState,
  content: CaseContent,
  work: WorkId,
): Extract<Request, { kind: 'confirm-check' | 'send-back-check' }> {
  const misfit = openMisfit(state, content, work)
  return misfit ? { kind: 'send-back-check', work, part: misfit.part } : { kind: 'confirm-check', work }
}
