import { Check, Hand, Megaphone, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#case/records/order.ts'
import type { LoopView } from '#case/views/order-loops.ts'
import type { OrdersView } from '#case/views/orders.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { roles } from '../../base/roles/roles.ts'
import { AskFirst } from '../../base/ui/ask-first.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { useTeammate } from '../team/use-team.ts'

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
    stopped: 'Stopped: to be said again',
    doing: `${isTaken ? 'Taken over, ' : ''}${roles[hands].label} at work, ${steps.done} of ${steps.of}`,
    done: 'Done, not reported',
    closed: '',
  } as const
  return texts[stage]
}

/** What fits the stage: call, confirm or say again; and beside it cancel, call anew, take over. */
export function LoopActions({ loop }: { loop: LoopView }) {
  const { id, stage } = loop
  const receiver = useTeammate(loop.roleId)
  const call = useCommand('call-order')
  const confirm = useCommand('confirm-order')
  const isStandIn = receiver?.standIn != null
  const isSending = call.isSending || confirm.isSending
  const say = (isWritten: boolean) => !isSending && call.send({ order: id, isWritten })
  const isToCall = stage === 'decided' || stage === 'stopped' || loop.isAskedAgain
  return (
    <div className="space-y-2">
      {isToCall && (
        <div className="grid grid-cols-2 gap-2">
          {!isStandIn && (
            <Button className="px-2!" aria-disabled={isSending} onClick={() => say(false)}>
              <Megaphone aria-hidden size={18} /> I have said it
            </Button>
          )}
          <Button
            look={isStandIn ? 'primary' : 'quiet'}
            className={`px-2! ${isStandIn ? 'col-span-2' : ''}`}
            aria-disabled={isSending}
            onClick={() => say(true)}
          >
            Send in writing
          </Button>
        </div>
      )}
      {stage === 'read-back' && (
        <div className="grid grid-cols-2 gap-2">
          <Button
            look="quiet"
            className="px-2!"
            aria-disabled={isSending}
            onClick={() => say(isStandIn || loop.isWritten)}
          >
            <RotateCcw aria-hidden size={18} /> Say it again
          </Button>
          <Button className="px-2!" aria-disabled={isSending} onClick={() => !isSending && confirm.send({ order: id })}>
            <Check aria-hidden size={18} /> Confirm
          </Button>
        </div>
      )}
      {loop.question !== null && stage !== 'read-back' && (
        <Button
          look="quiet"
          className="w-full"
          aria-disabled={isSending}
          onClick={() => !isSending && confirm.send({ order: id })}
        >
          It stands
        </Button>
      )}
      <OtherActions loop={loop} isMissing={!receiver || isStandIn || !receiver.isPresent} />
      <div role="alert" className="empty:hidden">
        {(call.refusal ?? confirm.refusal) && <Callout look="alarm">{call.refusal ?? confirm.refusal}</Callout>}
      </div>
    </div>
  )
}

const SMALL = 'min-h-11! px-3! text-sm'

function OtherActions({ loop: { id, stage, name, isTaken }, isMissing }: { loop: LoopView; isMissing: boolean }) {
  const cancel = useCommand('cancel-order')
  const take = useCommand('take-over-order')
  const [asks, setAsks] = useState(false)
  if (stage === 'done') return null
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" className={SMALL} aria-disabled={cancel.isSending} onClick={() => setAsks(true)}>
          Cancel
        </Button>
        {stage !== 'decided' && !isTaken && (
          <Button
            look="quiet"
            className={SMALL}
            aria-disabled={cancel.isSending}
            onClick={() => cancel.send({ order: id, isAnew: true })}
          >
            Call anew
          </Button>
        )}
        {isMissing && !isTaken && (
          <Button
            look="quiet"
            className={SMALL}
            aria-disabled={take.isSending}
            onClick={() => take.send({ order: id })}
          >
            <Hand aria-hidden size={16} /> Take it over
          </Button>
        )}
      </div>
      {asks && (
        <AskFirst
          question={{
            title: 'Cancel this order?',
            text: `${name}: nobody carries it out. What you decided, and its points, stay.`,
            stay: 'Keep it',
            go: 'Cancel it',
            isEnd: true,
          }}
          onStay={() => setAsks(false)}
          onGo={() => cancel.send({ order: id, isAnew: false })}
        />
      )}
      <div role="alert" className="empty:hidden">
        {(cancel.refusal ?? take.refusal) && <Callout look="alarm">{cancel.refusal ?? take.refusal}</Callout>}
      </div>
    </>
  )
}

/** Who doubts it says so with one press, and one of three reasons. */
export function QuestionOrder({ order, questions }: { order: string; questions: OrdersView['questions'] }) {
  const question = useCommand('question-order')
  return (
    <details className="rounded-xl border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium text-sm">Question it</summary>
      <div className="grid gap-2 p-3 pt-1">
        {questions.map(({ reason, text }) => (
          <Button
            key={reason}
            look="quiet"
            className="min-h-11! text-sm"
            aria-disabled={question.isSending}
            onClick={() => !question.isSending && question.send({ order, reason })}
          >
            {text}
          </Button>
        ))}
      </div>
      <div role="alert" className="empty:hidden">
        {question.refusal && <Callout look="alarm">{question.refusal}</Callout>}
      </div>
    </details>
  )
}
