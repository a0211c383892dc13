import type { Order } from '#case/records/order.ts'
import type { LoopView } from '#case/views/order-loops.ts'
import { roles } from '../../base/roles/roles.ts'

/** How a loop ended, in a word or three. */
export const closedText: { readonly [how in NonNullable<Order['closed']>['how']]: string } = {
  reported: 'Reported',
  cancelled: 'Cancelled',
  'called-anew': 'Called anew',
  'gone-on': 'Gone on without',
}

type LoopStage = Pick<LoopView, 'stage' | 'closed' | 'isAskedAgain' | 'isWritten' | 'steps' | 'hands' | 'isTaken'>

/** How far a loop is, for who looks on. */
export function stageText({ stage, closed, isAskedAgain, isWritten, steps, hands, isTaken }: LoopStage): string {
  if (closed) return closedText[closed.how]
  const texts = {
    decided: 'Decided, not called yet',
    called: isAskedAgain ? 'Asked to hear it again' : `${isWritten ? 'Sent in writing' : 'Called'}, not heard yet`,
    'read-back': 'Read back, not confirmed',
    stopped: 'Stopped before it reached the newborn: to be said again',
    doing: `${isTaken ? 'Taken over, ' : ''}${roles[hands].label} at work, ${steps.done} of ${steps.of}`,
    done: 'Done, not reported',
    closed: '',
  } as const
  return texts[stage]
}
