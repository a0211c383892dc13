import { ClipboardCheck, Ear, Hand } from 'lucide-react'
import type { OrdersView, OwnOrder } from '#case/views/orders.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { roles } from '../../base/roles/roles.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { entry, useEntryFocus } from '../../base/ui/focus-and-press.ts'
import { boundUnits } from '../../base/ui/number-text.ts'
import { QuestionOrder } from './loop-actions.tsx'
import { OrderStep } from './order-step.tsx'
import { ReadBackForm } from './read-back-form.tsx'

interface OwnOrderCardProps {
  readonly own: OwnOrder
  readonly orders: OrdersView
  readonly isFirst: boolean
}

/** An order in one's own ears and hands: heard, read back, done step by step, reported. */
export function OwnOrderCard({ own, orders, isFirst }: OwnOrderCardProps) {
  const container = useEntryFocus(`${own.stage} ${own.due?.slug}`)
  const Icon = own.stage === 'doing' || own.stage === 'done' ? Hand : Ear
  const isOpen = own.stage === 'doing' || own.stage === 'done' || own.stage === 'called'
  return (
    <section
      aria-label="Your order"
      className={`rounded-card border-2 border-(--role) bg-paper ${isFirst ? 'shadow-sheet' : ''}`}
    >
      <h2 className="flex items-center gap-2.5 px-4 pt-3 font-bold leading-snug">
        <Icon aria-hidden size={20} className="shrink-0 text-(--role)" />
        {headingOf(own)}
      </h2>
      <div ref={container} className="space-y-3 p-4 pt-2.5 leading-snug">
        {own.says && <p className="text-lg">“{boundUnits(own.says)}”</p>}
        {own.readAs && own.stage !== 'called' && <ReadAs readAs={own.readAs} />}
        {own.stopped && <Callout look="alarm">{own.stopped}</Callout>}
        {own.question && <p className="text-ink-soft">You asked: {own.question}</p>}
        {own.stage === 'called' && own.isOwn && <Hearing own={own} names={orders.names} />}
        {own.done.length > 0 && <DoneSteps done={own.done} />}
        {own.due && <OrderStep key={own.due.slug} order={own.id} due={own.due} wrong={own.wrong} />}
        {waitingText(own) && <p className="text-ink-soft">{waitingText(own)}</p>}
        {own.report !== null && <Report order={own.id} report={own.report} />}
        {own.isOwn && isOpen && own.stage !== 'done' && own.question === null && (
          <QuestionOrder order={own.id} questions={orders.questions} />
        )}
      </div>
    </section>
  )
}

function headingOf({ stage, isOwn, isAskedAgain, roleId }: OwnOrder): string {
  if (!isOwn) return `${roles[roleId].label} needs your hands`
  const texts = {
    decided: 'An order for you is coming: listen',
    called: isAskedAgain ? 'You asked to hear it again' : 'An order for you: what did you hear?',
    'read-back': 'Read back: wait for the Provider',
    stopped: 'Stopped: listen again',
    doing: 'Your hands',
    done: 'Done: report it',
    closed: '',
  } as const
  return texts[stage]
}

function waitingText({ waitsFor, stage }: OwnOrder): string | null {
  if (stage === 'read-back') return 'The Provider looks at what you read back.'
  if (waitsFor === null) return null
  if (waitsFor === 'check') return 'A colleague looks at it.'
  if (waitsFor === 'order') return 'Another order has to be reported first.'
  if (waitsFor === 'step') return 'A colleague has to get so far first.'
  return `${roles[waitsFor].label} is next.`
}

/** Exactly what one said oneself. */
function ReadAs({ readAs }: { readAs: NonNullable<OwnOrder['readAs']> }) {
  return (
    <dl className="rounded-xl bg-wash px-4 py-2.5">
      {readAs.map(({ label, text }) => (
        <div key={label} className="flex gap-3 py-0.5">
          <dt className="w-28 shrink-0 text-ink-soft">{label}</dt>
          <dd className="font-semibold tabular-nums">{boundUnits(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Read back where it is asked; of most orders only that they are heard. */
function Hearing({ own, names }: { own: OwnOrder; names: OrdersView['names'] }) {
  const hear = useCommand('hear-order')
  const again = useCommand('ask-order-again')
  const isSending = hear.isSending || again.isSending
  return (
    <div className="space-y-3">
      {own.isReadBack ? (
        <ReadBackForm
          own={own}
          names={names}
          isSending={isSending}
          onSay={(said) => hear.send({ order: own.id, said })}
        />
      ) : (
        <Button
          className="w-full"
          aria-disabled={isSending}
          onClick={() => !isSending && hear.send({ order: own.id })}
          {...entry}
        >
          Heard, doing it
        </Button>
      )}
      {!own.isAskedAgain && (
        <Button
          look="quiet"
          className="w-full"
          aria-disabled={isSending}
          onClick={() => !isSending && again.send({ order: own.id })}
        >
          Say again
        </Button>
      )}
      <div role="alert" className="empty:hidden">
        {(hear.refusal ?? again.refusal) && <Callout look="alarm">{hear.refusal ?? again.refusal}</Callout>}
      </div>
    </div>
  )
}

function DoneSteps({ done }: { done: OwnOrder['done'] }) {
  return (
    <ol className="space-y-1 text-ink-soft text-sm">
      {done.map(({ label, reading }) => (
        <li key={label} className="flex gap-2">
          <ClipboardCheck aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span>
            <span className="sr-only">Done: </span>
            {label}
            {reading && <span className="font-semibold text-ink">: {boundUnits(reading)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Report({ order, report }: { order: string; report: string }) {
  const send = useCommand('report-order')
  return (
    <div className="space-y-2.5">
      <p className="text-lg">“{boundUnits(report)}”</p>
      <Button
        className="w-full"
        aria-disabled={send.isSending}
        onClick={() => !send.isSending && send.send({ order })}
        {...entry}
      >
        I have reported it
      </Button>
      <div role="alert" className="empty:hidden">
        {send.refusal && <Callout look="alarm">{send.refusal}</Callout>}
      </div>
    </div>
  )
}
