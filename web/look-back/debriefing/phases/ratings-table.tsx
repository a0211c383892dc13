import type { RatingInWords } from '#case/rules/rating-words.ts'
import type { Rater } from '#case/rules/ratings.ts'
import type { Watched } from '#case/rules/watched.ts'
import { RoleName } from '../../../base/roles/role-tag.tsx'
import { MarkCounts } from '../../../base/ui/mark-counts.tsx'
import { SignMark } from '../../../base/ui/sign-mark.tsx'

interface RatingsTableProps {
  readonly ratings: readonly RatingInWords[]
  /** What an educator marked while watching: it stands beside them. */
  readonly watched: readonly Watched[]
}

/** What everyone who has rated said, side by side, and what an educator saw of it. Nothing where there is neither. */
export function RatingsTable({ ratings, watched }: RatingsTableProps) {
  const seen = watched.filter(({ item }) => item !== null)
  const rated = ratings.flatMap(({ marks }) => marks.map(({ name }) => name))
  const names = [...new Set([...rated, ...seen.flatMap(({ item }) => item ?? [])])]
  if (ratings.length === 0 && watched.length === 0) return null
  const said = ratings.filter(({ words }) => words !== '')
  return (
    <div className="space-y-3 print:space-y-1">
      <div className="overflow-x-auto">
        <table className="w-full border-collapse narrow:text-sm text-left leading-snug">
          <caption className="sr-only">How each saw the team</caption>
          <thead>
            <tr className="border-line-strong border-b">
              <th scope="col" className="py-2 narrow:pr-2 pr-3 font-normal text-ink-soft text-sm print:py-0.5">
                Rated
              </th>
              {ratings.map(({ by }) => (
                <th key={by} scope="col" className="py-2 narrow:pr-2 pr-3 print:py-0.5">
                  <RaterName by={by} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name} className="border-line border-b">
                <th scope="row" className="py-2.5 narrow:pr-2 pr-3 font-medium print:py-0.5">
                  {name}
                  <Seen marks={seen.filter(({ item }) => item === name).flatMap(({ marks }) => marks)} />
                </th>
                {ratings.map(({ by, marks }) => (
                  <td key={by} className="py-2.5 narrow:pr-2 pr-3 print:py-0.5">
                    {marks.find((mark) => mark.name === name)?.level ?? <span className="text-ink-soft">none</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="space-y-1.5 empty:hidden">
        {said.map(({ by, words }) => (
          <li key={by} className="wrap-anywhere whitespace-pre-wrap leading-relaxed print:leading-snug">
            <RaterName by={by} /> {words}
          </li>
        ))}
      </ul>
      {watched.length > 0 && <WatchedList watched={watched} />}
    </div>
  )
}

/** Under the name: on a phone four columns of words leave no room for a fifth. */
const Seen = ({ marks }: Pick<Watched, 'marks'>) =>
  marks.length > 0 && (
    <span className="mt-1 block text-sm print:mt-0">
      <span className="sr-only">, the educator saw: </span>
      <MarkCounts marks={marks} />
    </span>
  )

const RaterName = ({ by }: { by: Rater }) =>
  by === 'educator' ? <span className="font-semibold">Educator</span> : <RoleName role={by} />

const OBJECTIVES = 'Objectives'

/** What an educator marked on their checklist, by the lines of the rating, with the words put to it. */
function WatchedList({ watched }: { watched: readonly Watched[] }) {
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
