import { Link, Navigate, useSearchParams } from 'react-router'
import type { ComparedRun } from '#case/report/kept-run.ts'
import { MOST_COMPARED } from '#case/rules/house-limits.ts'
import { FetchTrouble, useFetched } from '../../base/parts/use-fetched.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { startText } from '../../base/ui/date-text.ts'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { type Line, linesOf } from './compare-lines.ts'
import { ONE_STORY, pathOf, teamText } from './run-text.ts'

/** Runs side by side: the same team over time, or several teams. */
export function CompareScreen() {
  const [search] = useSearchParams()
  const wanted = (search.get('runs') ?? '').split(',').filter(Boolean).slice(0, MOST_COMPARED)
  const fetching = useFetched<{ runs: readonly ComparedRun[] }>(`/api/archive/compared?runs=${wanted.join(',')}`)
  const runs = wanted.flatMap((key) => fetching.data?.runs.find(({ room, run }) => `${room}.${run}` === key) ?? [])
  if (fetching.data && runs.length < 2) return <Navigate to="/archive" replace />

  const [first] = runs
  const isOfOne = runs.every(({ story }) => story.id === first?.story.id)

  return (
    <>
      <PageHeading title="Side by side" className="mt-2 mb-6 font-bold text-title" />
      {!fetching.data && <FetchTrouble of={fetching} text="Laying them out" />}
      {fetching.data && (isOfOne ? <Comparison runs={runs} /> : <OfSeveral runs={runs} />)}
    </>
  )
}

/** Their points, tasks and newborn differ: there is nothing to lay beside. */
const OfSeveral = ({ runs }: { runs: readonly ComparedRun[] }) => (
  <Callout look="wait">
    <p>
      {ONE_STORY}. These are of {[...new Set(runs.map(({ story }) => `“${story.title}”`))].join(' and ')}.
    </p>
    <p>
      <Link to="/archive" className="font-semibold underline underline-offset-4">
        Choose others
      </Link>
    </p>
  </Callout>
)

/** As wide as it must at least be to be read; where there is less room the runs move beside their names. */
const NAMES_REM = 11
const RUN_REM = 11

function Comparison({ runs }: { runs: readonly ComparedRun[] }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label="The runs side by side"
      className="overflow-x-auto rounded-card border border-line bg-paper"
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-left"
        style={{ minWidth: `${NAMES_REM + runs.length * RUN_REM}rem` }}
      >
        <thead>
          <tr className="align-top">
            <th
              scope="col"
              className="sticky left-0 border-line border-r bg-paper p-4 font-semibold"
              style={{ width: `${NAMES_REM}rem` }}
            >
              Run
            </th>
            {runs.map((run) => (
              <th key={`${run.room}.${run.run}`} scope="col" className="p-4 font-normal not-last:border-r border-line">
                <Link to={pathOf(run)} className="wrap-anywhere font-semibold text-action underline underline-offset-4">
                  {run.roomName}, {startText(run)}
                </Link>
                <span className="wrap-anywhere mt-1 block text-ink-soft text-sm">{teamText(run)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {linesOf(runs).map(({ title, lines }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={runs.length + 1}
                className="border-line border-t-2 bg-wash py-2 font-semibold text-ink-soft text-sm"
              >
                <span className="sticky left-0 px-4">{title}</span>
              </th>
            </tr>
            {lines.map(({ name, values }) => (
              <LineRow key={name} name={name} values={values} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** What differs stands out. */
function LineRow({ name, values }: Line) {
  const isSame = values.every((value) => value === values[0])
  return (
    <tr className="align-top">
      <th
        scope="row"
        className="wrap-anywhere sticky left-0 border-line border-t border-r bg-paper px-4 py-2.5 font-medium text-sm"
      >
        {name}
      </th>
      {values.map((value, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is a run
          key={index}
          className={`wrap-anywhere not-last:border-r border-line border-t px-4 py-2.5 tabular-nums ${isSame ? 'text-ink-soft' : 'font-semibold'}`}
        >
          {value}
        </td>
      ))}
    </tr>
  )
}
