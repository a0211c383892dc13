import { Check, Minus, X } from 'lucide-react'
import { Link } from 'react-router'
import type { RunOverTime } from '#case/report/over-time.ts'
import { dateText, startText } from '../../base/ui/date-text.ts'
import { pathOf, teamText } from './run-text.ts'

type CameOf = RunOverTime['objectives'][number]['came']
const signs = {
  met: { says: 'met', Icon: Check, look: 'text-present' },
  missed: { says: 'not met', Icon: X, look: 'text-alarm' },
  open: { says: 'cannot be told', Icon: Minus, look: 'text-ink-soft' },
} as const satisfies { readonly [C in CameOf]: object }

const [NAMES_REM, RUN_REM] = [13, 4.5]

interface ObjectivesTableProps {
  readonly objectives: readonly { readonly slug: string; readonly text: string }[]
  /** The oldest first. */
  readonly runs: readonly RunOverTime[]
}

/** Objectives against the runs of one story: which were met in which. */
export const ObjectivesTable = ({ objectives, runs }: ObjectivesTableProps) => (
  <div>
    <h2 id="over-time" className="font-bold text-xl tracking-tight">
      Objectives, run by run
    </h2>
    <p className="mt-1 mb-2 flex flex-wrap gap-x-5 text-ink-soft text-sm">
      {Object.values(signs).map(({ says, Icon, look }) => (
        <span key={says} className="inline-flex items-center gap-1.5">
          <Icon aria-hidden size={16} className={look} /> {says}
        </span>
      ))}
    </p>
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-labelledby="over-time"
      className="overflow-x-auto rounded-card border border-line bg-paper"
    >
      <table
        className="table-fixed border-separate border-spacing-0 text-start"
        style={{ width: `max(100%, ${NAMES_REM + runs.length * RUN_REM}rem)` }}
      >
        <thead>
          <tr className="align-top">
            <th scope="col" className="sticky start-0 border-line border-e bg-paper p-3 text-start">
              Objective
            </th>
            {runs.map((run) => (
              <th
                key={`${run.room}.${run.run}`}
                scope="col"
                style={{ width: `${RUN_REM}rem` }}
                className="px-1 py-3 text-center font-normal text-sm leading-tight"
              >
                <Link
                  to={pathOf(run)}
                  title={`${run.roomName}, ${teamText(run)}`}
                  aria-label={`${run.roomName}, ${startText(run)}`}
                  className="inline-block font-semibold text-action underline underline-offset-4"
                >
                  {dateText(run.startedAt ?? run.endedAt)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <ObjectiveRows objectives={objectives} runs={runs} />
      </table>
    </section>
  </div>
)

const ObjectiveRows = ({ objectives, runs }: ObjectivesTableProps) => (
  <tbody>
    {objectives.map(({ slug, text }) => (
      <tr key={slug}>
        <th
          scope="row"
          className="wrap-anywhere sticky start-0 border-line border-e border-t bg-paper px-3 py-2 text-start font-medium text-sm"
        >
          {text}
        </th>
        {runs.map((run) => (
          <td key={`${run.room}.${run.run}`} className="border-line border-t px-1 py-2 text-center">
            <Came of={run.objectives.find((one) => one.slug === slug)?.came} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

function Came({ of }: { of: CameOf | undefined }) {
  if (!of) return null
  const { says, Icon, look } = signs[of]
  return (
    <>
      <Icon aria-hidden size={18} className={`inline ${look}`} />
      <span className="sr-only">{says}</span>
    </>
  )
}
