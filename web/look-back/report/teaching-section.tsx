import { FastForward, Flag, Hand, MessageSquare, Mic, Minus, Pause, Plus, SlidersHorizontal } from 'lucide-react'
import type { EventReport, LookReport } from '#case/report/events-report.ts'
import type { TeachingReport } from '#case/report/teaching-report.ts'
import { flagSentence } from '#case/rules/flag-words.ts'
import { voiceNames } from '#content/texts/voices.ts'
import { roles } from '../../base/roles/roles.ts'
import { clockText } from '../../base/ui/number-text.ts'
import { EventCard } from './section/event-card.tsx'
import { ReportSection } from './section/report-section.tsx'
import { RoleInReport } from './section/role-in-report.tsx'

/** What an educator did on the way, in the order of time. */
export function TeachingSection({ teaching }: { teaching: readonly TeachingReport[] }) {
  if (teaching.length === 0) return null
  return (
    <ReportSection
      id="educator"
      says={`${teaching.length} ${teaching.length === 1 ? 'entry' : 'entries'}, in the order of time.`}
      lead="What your educator did on the way. Pauses count in no time of the report."
    >
      <ol className="divide-y divide-line rounded-card border border-line print:border-0">
        {teaching.map((done) => {
          const Icon = iconOf(done)
          return (
            <li
              key={`${done.at} ${textOf(done)}`}
              className="flex break-inside-avoid gap-2.5 px-4 py-2.5 leading-snug print:gap-1 print:px-0 print:py-0.5"
            >
              <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-ink-soft print:size-3" />
              <p className="min-w-0 flex-1 break-words">{textOf(done)}</p>
              <time dateTime={new Date(done.at).toISOString()} className="shrink-0 text-ink-soft text-sm tabular-nums">
                {clockTime.format(done.at)}
              </time>
            </li>
          )
        })}
      </ol>
    </ReportSection>
  )
}

const icons = {
  ...{ pause: Pause, skip: FastForward, prompt: MessageSquare, speech: Mic, flag: Flag, act: Hand },
  hand: SlidersHorizontal,
} as const

function iconOf(done: TeachingReport) {
  if (done.kind !== 'flag' || done.sign === null) return icons[done.kind]
  return done.sign === 1 ? Plus : Minus
}

const clockTime = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

function textOf(done: TeachingReport): string {
  switch (done.kind) {
    case 'pause':
      if (done.lastedMs === null) return 'Paused the case.'
      return `Paused the case for ${clockText(done.lastedMs)}.${done.wasForgotten ? ' The pause ended by itself.' : ''}`
    case 'skip':
      return `Skipped ${clockText(done.caseMs)} of waiting: ${done.what}.`
    case 'flag':
      return flagSentence(done)
    case 'act':
      return `Did something for ${roles[done.roleId].label}, whose seat was empty: ${done.what}.`
    case 'hand':
      return `Set on the monitor, beside the story: ${done.what}.`
    default: {
      const to = done.to === null ? 'all' : roles[done.to].label
      const who = done.kind === 'prompt' ? 'Prompt' : voiceNames[done.as]
      const said = done.durationMs === null ? done.text : `a recording of ${clockText(done.durationMs)}`
      return `${who}, to ${to}: ${said}`
    }
  }
}

/** What an educator let happen, and how the team met it. */
export function EventsSection({ events, looks }: { events: readonly EventReport[]; looks: readonly LookReport[] }) {
  if (events.length + looks.length === 0) return null
  return (
    <ReportSection
      id="events"
      says={`${events.filter(({ resolvedAfterMs }) => resolvedAfterMs !== null).length} of ${events.length} seen to.`}
      lead="Your educator let this happen on the way. It brought no points and took none. Times are the case’s."
    >
      <ul className="space-y-3 print:space-y-1.5">
        {events.map((event) => (
          <li key={event.slug} className="rounded-card border border-line print:border-0">
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      {looks.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">Said to be wrong, and was not</h3>
          <ul className="mt-2 space-y-2 leading-snug">
            {looks.map(({ roleId, at, said, during }) => (
              <li key={`${at} ${roleId} ${said}`}>
                <RoleInReport role={roleId} at={at} />: {said}.{during && ` Meanwhile: ${during}.`}
              </li>
            ))}
          </ul>
        </>
      )}
    </ReportSection>
  )
}
