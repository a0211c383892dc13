import type { Watched } from '#case/rules/watched.ts'
import { MarkCounts } from '../ui/mark-counts.tsx'
import { SignMark } from '../ui/sign-mark.tsx'

const OBJECTIVES = 'Objectives'

/** What an educator marked on their checklist, by the lines of the rating, with the words put to it. */
export function WatchedList({ watched }: { watched: readonly Watched[] }) {
  const groups = [...new Set(watched.map(({ item }) => item ?? OBJECTIVES))]
  return (
    <section aria-label="What the educator saw" className="space-y-3 print:space-y-1">
      <h3 className="font-semibold">What the educator saw</h3>
      {groups.map((group) => (
        <div key={group}>
          <h4 className="text-ink-soft text-sm">{group}</h4>
          <ul className="divide-y divide-line">
            {watched
              .filter(({ item }) => (item ?? OBJECTIVES) === group)
              .map((one) => (
                <WatchedRow key={one.slug} watched={one} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function WatchedRow({ watched: { text, marks } }: { watched: Watched }) {
  const said = marks.filter((mark) => mark.text !== '')
  return (
    <li className="break-inside-avoid py-2 leading-snug print:py-0.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">{text}</p>
        <p className="shrink-0">
          <MarkCounts marks={marks} />
        </p>
      </div>
      <ul className="mt-1 space-y-1 empty:hidden print:mt-0">
        {said.map((mark) => (
          <li key={`${mark.at} ${mark.text}`} className="flex items-start gap-2 text-sm">
            <SignMark sign={mark.sign} />
            <span className="wrap-anywhere min-w-0 flex-1">
              <span className="sr-only">{mark.sign === 1 ? 'Well done: ' : 'To talk about: '}</span>
              {mark.text}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
