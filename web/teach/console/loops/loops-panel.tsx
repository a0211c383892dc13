import { TriangleAlert } from 'lucide-react'
import { PROVIDER } from '#case/records/roles.ts'
import type { ConsoleTold } from '#case/views/console/console-messages.ts'
import type { ConsoleLoop, LoopsView } from '#case/views/console/loops.ts'
import { useServerNow } from '../../../base/live/surroundings.ts'
import { RoleTag } from '../../../base/roles/role-tag.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Dialog } from '../../../base/ui/dialog.tsx'
import { boundUnits, clockText } from '../../../base/ui/number-text.ts'
import { stageText } from '../../../hands/orders/loop-actions.tsx'
import type { EducatorRequest } from '../connection/use-educator-command.ts'

type Send = (request: EducatorRequest) => void

interface LoopsPanelProps {
  readonly told: Pick<ConsoleTold, 'view' | 'people'>
  readonly loops: LoopsView
  /** Null: nobody can do anything, just now. */
  readonly onSend: Send | null
}

/** Every loop of the point: whose, how far, how long; and where the Provider is away, what can be said for that seat. */
export function LoopsPanel({ told, loops: { slug, title, loops, isWaitedFor }, onSend }: LoopsPanelProps) {
  const isAway = isProviderAway(told)
  const send = isAway && onSend
  const open = loops.filter(({ stage }) => stage !== 'closed')
  return (
    <div className="space-y-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-semibold leading-snug">{title || 'Orders'}</h2>
        {loops.length > 0 && (
          <p className="text-ink-soft text-sm tabular-nums">
            {open.length} open, {loops.length - open.length} closed
          </p>
        )}
      </div>
      {loops.length === 0 && <p className="text-ink-soft">They follow with the first decision at the bedside.</p>}
      {isAway && open.length > 0 && (
        <p className="text-ink-soft text-sm">The Provider is away. What you call or confirm counts for that seat.</p>
      )}
      <ul className="space-y-2">
        {[...open, ...loops.filter(({ stage }) => stage === 'closed')].map((loop) => (
          <li key={loop.id}>
            <Loop loop={loop} clock={told.view} onSend={send || null} />
          </li>
        ))}
      </ul>
      {send && isWaitedFor && (
        <Button look="quiet" className="w-full" onClick={() => send({ kind: 'go-on-without', point: slug })}>
          Go on without, for the Provider
        </Button>
      )}
    </div>
  )
}

/** Nobody sits there, or whoever does has no page open. A stand-in is there. */
function isProviderAway({ view, people }: LoopsPanelProps['told']): boolean {
  const seat = view.seats.find(({ roleId }) => roleId === PROVIDER)
  return !seat?.standIn && !people.find(({ uid }) => uid === seat?.uid)?.isPresent
}

interface LoopProps {
  readonly loop: ConsoleLoop
  readonly clock: Pick<ConsoleTold['view'], 'clock' | 'pause'>
  readonly onSend: Send | null
}

function Loop({ loop, clock, onSend }: LoopProps) {
  const { roleId, name, stage, says, readBack, wrongs, question, stopped, closed } = loop
  return (
    <div className="space-y-1.5 rounded-xl border border-line px-3 py-2 leading-snug">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <RoleTag role={roleId} />
        <span className="min-w-0 flex-1 font-semibold">{name}</span>
        <Since loop={loop} clock={clock} />
      </p>
      <p className="text-sm">
        {stageText(loop)}
        {closed?.report && <span className="text-ink-soft">: “{boundUnits(closed.report)}”</span>}
      </p>
      {stage !== 'closed' && stage !== 'done' && <p className="text-ink-soft text-sm">“{boundUnits(says)}”</p>}
      {readBack?.map(({ label, ordered, heard, isWrong }) => (
        <p key={label} className={`text-sm tabular-nums ${isWrong ? 'font-semibold text-alarm' : 'text-ink-soft'}`}>
          {isWrong && <TriangleAlert aria-hidden size={14} className="mr-1 inline" />}
          {label}: read back {boundUnits(heard)}
          {isWrong && `, ordered ${boundUnits(ordered)}`}
        </p>
      ))}
      {question && (
        <p className="text-sm">
          {roles[roleId].label} asks: {question}
        </p>
      )}
      {stopped && <p className="text-alarm text-sm">{stopped}</p>}
      {wrongs.caught + wrongs.missed > 0 && <p className="text-ink-soft text-sm">{wrongsText(wrongs)}</p>}
      {onSend && <ForProvider loop={loop} onSend={onSend} />}
    </div>
  )
}

/** What the Provider would press who is away. */
function ForProvider({ loop: { id, stage, question, isAskedAgain }, onSend }: { loop: ConsoleLoop; onSend: Send }) {
  const isToCall = stage === 'decided' || stage === 'stopped' || isAskedAgain
  const isRead = stage === 'read-back'
  const call = (isWritten: boolean) => ({ kind: 'call-order', order: id, isWritten }) as const
  const presses = [
    ...(isToCall ? [['I have said it', call(false)] as const] : []),
    ...(isToCall || isRead ? [[isRead ? 'Send it again' : 'Send in writing', call(true)] as const] : []),
    ...(isRead || question ? [[isRead ? 'Confirm' : 'It stands', { kind: 'confirm-order', order: id }] as const] : []),
  ]
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {presses.map(([text, request]) => (
        <Button key={text} look="quiet" className="min-h-11! px-3! text-sm" onClick={() => onSend(request)}>
          {text}
        </Button>
      ))}
    </div>
  )
}

const wrongsText = ({ caught, missed }: ConsoleLoop['wrongs']): string =>
  [
    ...(caught > 0 ? [`Read back wrong and caught: ${caught}`] : []),
    ...(missed > 0 ? [`Confirmed although wrong: ${missed}`] : []),
  ].join('. ')

/** Since it was called, else since it was decided; of what is over, how long it took. */
function Since({ loop: { calledAt, openedAt, closedAt }, clock: { clock, pause } }: Pick<LoopProps, 'loop' | 'clock'>) {
  const now = useServerNow()
  const ms = Math.max(0, (closedAt ?? pause?.since ?? now) - (calledAt ?? openedAt)) * clock.pace
  return (
    <span className="text-ink-soft text-sm tabular-nums">
      <span className="sr-only">{calledAt === null ? 'Since the decision ' : 'Since the call '}</span>
      {clockText(ms)}
    </span>
  )
}

/** The loops in the hand of who walks among the team. */
export const LoopsDialog = ({ onClose, ...props }: LoopsPanelProps & { onClose: () => void }) => (
  <Dialog title="Orders" onClose={onClose}>
    <div className="overflow-y-auto">
      <LoopsPanel {...props} />
    </div>
  </Dialog>
)
