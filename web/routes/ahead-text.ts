import { isLed, type Step } from '#case/flow.ts'
import type { RoleId } from '#case/roles.ts'
import type { View } from '#case/views/view.ts'
import { leader } from './lead-path.ts'
import { stepAt } from './pages.ts'

type Known = Pick<View, 'recordings' | 'questions'>

/** What a page that comes later waits for. */
export function aheadText(role: RoleId, place: number, view: Known): string {
  const own = stepAt(role, place)
  const waits = role !== leader && (isLed(stepAt(role, place + 1)) || isLeadersTurn(own, view))
  return `Not open yet. Your own step, “${own.title}”, ${waits ? 'waits for the Provider' : 'comes first'}.`
}

/** Whether the Provider has to do something before one can go on oneself. */
function isLeadersTurn({ screen, question }: Step, { recordings, questions }: Known): boolean {
  if (screen === 'listen') return !recordings?.isShared
  if (screen === 'question') return !(question && questions?.[question]?.result)
  return screen === 'save-handover' && !recordings?.handover
}
