import type { PersonReport } from '#case/report/person-report.ts'

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
