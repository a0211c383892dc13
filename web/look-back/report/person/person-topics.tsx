import { ChevronDown, Circle, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnChoice, OwnChoices } from '#case/report/person-choices.ts'
import type { PersonReport } from '#case/report/person-report.ts'
import type { WaitReport } from '#case/report/person-waits.ts'
import type { OwnWork } from '#case/report/person-work.ts'
import { clockText } from '../../../base/ui/number-text.ts'
import { RolesInReport } from '../section/role-in-report.tsx'
import { choiceText, momentText, silentText } from './person-text.ts'

interface PersonTopicProps {
  readonly title: string
  /** What it comes to, in a few words. */
  readonly says: string
  readonly children: ReactNode
}

/** One thing that somebody did, to be unfolded. On paper it is open. */
export function PersonTopic({ title, says, children }: PersonTopicProps) {
  return (
    <details className="group/topic border-line border-t first:border-t-0 print:border-t-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 leading-snug hover:bg-wash print:min-h-0 print:break-after-avoid print:gap-1.5 print:px-0 print:py-0.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 print:flex-none">
          <span className="block font-semibold print:inline">{title}</span>{' '}
          <span className="block text-ink-soft text-sm tabular-nums print:inline">{says}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open/topic:rotate-180 print:hidden"
        />
      </summary>
      <div className="space-y-3 px-4 pb-4 leading-snug print:space-y-1 print:px-0 print:pb-0.5">{children}</div>
    </details>
  )
}

/** The longest waits, each with what was missing and whose it was to bring. */
export const PersonWaits = ({ longest }: { longest: readonly WaitReport[] }) => (
  <>
    <p className="text-ink-soft text-sm">
      Time in which all was done that the step asked, and the next move was another’s. It says how the work was shared,
      not how well it was done.
    </p>
    <ul className="divide-y divide-line">
      {longest.map(({ step, what, who, ms, at }) => (
        <li key={at} className="flex break-inside-avoid items-baseline gap-3 py-2 first:pt-0 print:gap-1.5 print:py-0">
          <span className="w-12 shrink-0 text-right font-semibold tabular-nums">{clockText(ms)}</span>
          <div className="min-w-0 flex-1">
            <p className="print:mr-1 print:inline">
              For <RolesInReport roles={who} />: {what}
            </p>
            <p className="text-ink-soft text-sm print:inline">{step}</p>
          </div>
        </li>
      ))}
    </ul>
  </>
)

type Note = Pick<PersonReport['notes'][number], 'question' | 'text'>

const clockTime = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** What somebody wrote: to the team while they played, and into the debrief. */
export function PersonWords({ chat, notes }: { chat: PersonReport['chat']; notes: readonly Note[] }) {
  const isCut = chat.last.length < chat.count
  return (
    <>
      {isCut && (
        <p className="text-ink-soft text-sm">
          {chat.last.length === 0
            ? 'What was written to the team is on the time line.'
            : `The last ${chat.last.length} messages. The others are on the time line.`}
        </p>
      )}
      {chat.last.length > 0 && (
        <ul className="space-y-1.5 print:space-y-0">
          {chat.last.map(({ text, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that no longer changes
            <li key={index} className="flex gap-3 print:gap-1.5">
              <time className="w-12 shrink-0 text-right text-ink-soft text-sm tabular-nums leading-6 print:leading-snug">
                {clockTime.format(at)}
              </time>
              <span className="wrap-anywhere min-w-0 flex-1 whitespace-pre-wrap">{text}</span>
            </li>
          ))}
        </ul>
      )}
      {notes.map(({ question, text }) => (
        <div key={question} className="break-inside-avoid">
          <p className="text-ink-soft text-sm">{question}</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        </div>
      ))}
    </>
  )
}

/** Somebody's pieces of work with their steps, by the transport clock. On paper without them. */
export const PersonWork = ({ work }: { work: readonly OwnWork[] }) => (
  <ul className="space-y-3 print:space-y-0.5">
    {work.map(({ name, startMs, doneMs, steps }) => (
      <li key={name} className="break-inside-avoid tabular-nums">
        <p className="font-medium">
          {name}{' '}
          <span className="font-normal text-ink-soft">
            {clockText(startMs)} to {doneMs === null ? 'the end, not done' : clockText(doneMs)}
          </span>
        </p>
        <ol className="mt-1 space-y-0.5 print:hidden">
          {steps.map(({ label, ms }) => (
            <li key={label} className="flex gap-3 text-sm">
              <span className="w-12 shrink-0 text-right text-ink-soft">{clockText(ms)}</span>
              <span className="min-w-0 flex-1">{label}</span>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
)

/** What somebody advised or decided, moment by moment, and what became of it. */
export function PersonChoices({ choices: { given, silent } }: { choices: OwnChoices }) {
  return (
    <>
      <ul className="divide-y divide-line">
        {given.map((choice) => (
          <Choice key={momentText(choice)} choice={choice} />
        ))}
      </ul>
      {silent.length > 0 && (
        <p>
          <span className="text-ink-soft">No advice on:</span> {silentText(silent)}.
        </p>
      )}
    </>
  )
}

const looks = {
  all: { Icon: CircleCheck, look: 'text-present' },
  part: { Icon: CircleDashed, look: 'text-away' },
  none: { Icon: Circle, look: 'text-away' },
} as const

function Choice({ choice }: { choice: OwnChoice }) {
  const { Icon, look } = looks[choice.good]
  return (
    <li className="flex break-inside-avoid gap-2.5 py-2.5 first:pt-0 print:gap-1 print:py-0.5">
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 print:size-3 ${look}`} />
      <div className="min-w-0 flex-1">
        <p className="text-ink-soft text-sm print:mr-1 print:inline">{momentText(choice)}</p>
        <p className="font-medium print:inline">
          {choice.chosen.join('; ')}
          <span className="hidden print:inline">.</span>
        </p>{' '}
        <p className="print:inline">
          {choice.advisedBy.length > 0 && (
            <>
              As <RolesInReport roles={choice.advisedBy} /> advised.{' '}
            </>
          )}
          {choiceText(choice)}
        </p>
      </div>
    </li>
  )
}
