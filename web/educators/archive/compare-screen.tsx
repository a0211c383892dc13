import { Link, Navigate, useSearchParams } from 'react-router'
import type { KeptRun } from '#case/report/kept-run.ts'
import { PageHeading } from '../../layout/page-heading.tsx'
import { FetchTrouble, useFetched } from '../../parts/use-fetched.tsx'
import { clockText, scoreText } from '../../ui/number-text.ts'
import { harmText, pathOf, preparationText, scoreOf, startText, teamText } from './run-text.ts'

/** Two to four runs side by side: the same team over time, or several teams. */
export function CompareScreen() {
  const [search] = useSearchParams()
  const wanted = (search.get('runs') ?? '').split(',').filter(Boolean).slice(0, 4)
  const fetching = useFetched<{ runs: readonly KeptRun[] }>('/api/archive')
  const runs = wanted.flatMap((key) => fetching.data?.runs.find(({ room, run }) => `${room}.${run}` === key) ?? [])
  if (fetching.data && runs.length < 2) return <Navigate to="/archive" replace />

  return (
    <>
      <PageHeading title="Side by side" className="mt-2 mb-6 font-bold text-title" />
      {fetching.data ? <Comparison runs={runs} /> : <FetchTrouble of={fetching} text="Laying them out" />}
    </>
  )
}

interface Line {
  readonly name: string
  readonly values: readonly string[]
}

/** Everything that any of the runs has, in the order of the first that has it. */
const namesIn = (runs: readonly KeptRun[], names: (run: KeptRun) => readonly string[]): string[] => [
  ...new Set(runs.flatMap(names)),
]

function linesOf(runs: readonly KeptRun[]): { readonly title: string; readonly lines: readonly Line[] }[] {
  const line = (name: string, value: (run: KeptRun) => string): Line => ({ name, values: runs.map(value) })
  const decisionName = ({ part, group }: KeptRun['summary']['decisions'][number]) => `${part}: ${group}`
  const stretches = namesIn(runs, ({ summary }) => summary.stretches.map(({ label }) => label))
  const decisions = namesIn(runs, ({ summary }) => summary.decisions.map(decisionName))
  return [
    {
      title: 'The run',
      lines: [
        line('Score', ({ summary }) => scoreOf(summary)),
        line('Preparation', ({ summary }) => preparationText(summary)),
        line('Choices that did harm', ({ summary }) => harmText(summary)),
        line('Objectives met', ({ summary }) => `${summary.objectivesMet} of ${summary.objectives}`),
        line('To the end', ({ summary }) => (summary.isWhole ? 'yes' : 'no')),
      ],
    },
    {
      title: 'Times by stretch',
      lines: stretches.map((name) =>
        line(name, ({ summary }) => {
          const found = summary.stretches.find(({ label }) => label === name)
          return found ? clockText(found.durationMs) : '–'
        }),
      ),
    },
    {
      title: 'Decisions',
      lines: decisions.map((name) =>
        line(name, ({ summary }) => {
          const found = summary.decisions.filter((decision) => decisionName(decision) === name)
          return found.map(({ chosen, score }) => `${chosen} (${scoreText(score)})`).join('; ') || '–'
        }),
      ),
    },
  ]
}

function Comparison({ runs }: { runs: readonly KeptRun[] }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label="The runs side by side"
      className="overflow-x-auto rounded-card border border-line bg-paper"
    >
      <table className="w-full min-w-160 border-collapse text-left">
        <thead>
          <tr className="align-top">
            <th scope="col" className="w-1/5 p-4 font-semibold">
              Run
            </th>
            {runs.map((run) => (
              <th key={`${run.room}.${run.run}`} scope="col" className="border-line border-l p-4 font-normal">
                <Link to={pathOf(run)} className="wrap-anywhere font-semibold text-action underline underline-offset-4">
                  {run.roomName}, {startText(run)}
                </Link>
                <span className="wrap-anywhere mt-1 block text-ink-soft text-sm">{teamText(run)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {linesOf(runs).map(({ title, lines }) => (
          <tbody key={title} className="border-line border-t-2">
            <tr>
              <th
                scope="rowgroup"
                colSpan={runs.length + 1}
                className="bg-wash px-4 py-2 font-semibold text-ink-soft text-sm"
              >
                {title}
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
    <tr className="border-line border-t align-top">
      <th scope="row" className="px-4 py-2.5 font-medium text-sm">
        {name}
      </th>
      {values.map((value, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is a run
          key={index}
          className={`border-line border-l px-4 py-2.5 tabular-nums ${isSame ? 'text-ink-soft' : 'font-semibold'}`}
        >
          {value}
        </td>
      ))}
    </tr>
  )
}
