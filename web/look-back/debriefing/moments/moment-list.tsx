import { CircleCheck, MessageCircleQuestion } from 'lucide-react'
import type { Moment } from '#case/debriefing/debriefing-messages.ts'
import { Callout } from '../../../base/ui/callout.tsx'
import { caseTimeText } from '../playhead/elapsed-text.ts'
import { goTo, type PlayheadStore } from '../playhead/playhead.ts'

interface MomentListProps {
  /** Null while they are closed to who looks. */
  readonly moments: readonly Moment[] | null
  readonly playhead: PlayheadStore
}

/** What is worth talking about, what went well beside it, and why each was chosen. */
export function MomentList({ moments, playhead }: MomentListProps) {
  if (moments === null) return <Callout>The moments worth talking about open with Analysis.</Callout>
  if (moments.length === 0) return <p className="text-ink-soft">No moment stood out in this run.</p>
  return (
    <div className="@container">
      <div className="grid @2xl:grid-cols-2 gap-x-6 gap-y-5 print:grid-cols-2 print:gap-x-4">
        <Part title="Went well" isGood moments={moments} playhead={playhead} />
        <Part title="To talk about" isGood={false} moments={moments} playhead={playhead} />
      </div>
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly isGood: boolean
  readonly moments: readonly Moment[]
  readonly playhead: PlayheadStore
}

function Part({ title, isGood, moments, playhead }: PartProps) {
  const shown = moments.filter((moment) => moment.isGood === isGood)
  const Icon = isGood ? CircleCheck : MessageCircleQuestion
  return (
    <div>
      <h4 className={`flex items-center gap-2 font-semibold ${isGood ? 'text-present' : 'text-away'}`}>
        <Icon aria-hidden size={20} /> {title}
      </h4>
      {shown.length === 0 && <p className="mt-2 text-ink-soft">Nothing stood out.</p>}
      <ul className="mt-2 space-y-2 print:mt-1 print:space-y-1">
        {shown.map((moment) => (
          <MomentRow key={moment.id} moment={moment} playhead={playhead} />
        ))}
      </ul>
    </div>
  )
}

function MomentRow({ moment: { at, title, why }, playhead }: { moment: Moment; playhead: PlayheadStore }) {
  return (
    <li className="break-inside-avoid">
      <button
        type="button"
        {...goTo(playhead, at)}
        className="flex w-full items-baseline gap-3 rounded-xl border border-line bg-paper px-4 py-3 text-left hover:border-line-strong hover:bg-wash print:gap-2 print:border-0 print:p-0"
      >
        <span className="w-14 shrink-0 font-semibold text-action tabular-nums print:w-16">
          <span className="sr-only">Go to </span>
          {caseTimeText(playhead.course, at)}
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block font-semibold">{title}</span>
          <span className="mt-0.5 block text-ink-soft">{why}</span>
        </span>
      </button>
    </li>
  )
}
