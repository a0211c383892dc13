import { UserMinus } from 'lucide-react'
import { Link } from 'react-router'
import type { OwnRun } from '#case/report/own-run.ts'
import { ownRunsTexts } from '#content/texts/kept-runs.ts'
import { lineLooks } from '../../base/charts/readings.ts'
import { scaleOf, spanOf, widthScale } from '../../base/charts/scale.ts'
import { RoleTag } from '../../base/roles/role-tag.tsx'
import { Button } from '../../base/ui/button.tsx'
import { dateText, startText } from '../../base/ui/date-text.ts'
import { Fact } from '../../base/ui/fact.tsx'
import { clockText, scoreText } from '../../base/ui/number-text.ts'

/** One small chart: what it shows of each run, oldest first. Null: of that run there is nothing to tell. */
export interface OwnLine {
  readonly title: string
  readonly values: readonly (number | null)[]
  /** Of others, where there are some. */
  readonly beside: readonly (number | null)[] | null
  /** Between what its values lie at least. */
  readonly span: { readonly low: number; readonly high: number }
  /** What it says of the newest run that tells of it. */
  readonly newest: string
}

interface Told {
  readonly value: number
  readonly says: string
  readonly others?: number | null
}

const lines: readonly {
  readonly title: string
  readonly span: OwnLine['span']
  readonly of: (run: OwnRun) => Told | null
}[] = [
  {
    title: 'Points of the team',
    span: { low: 0, high: 1 },
    of: ({ summary: { score, best } }) => ({ value: score / best, says: pointsText(score, best) }),
  },
  {
    title: 'Preparation',
    span: { low: 0, high: 0 },
    of: ({ summary: { preparationMs } }) =>
      preparationMs === null ? null : { value: preparationMs, says: clockText(preparationMs) },
  },
  {
    title: 'Loops I closed',
    span: { low: 0, high: 1 },
    of: ({ figures }) => {
      const loops = figures?.loops
      return loops ? { value: loops.count / loops.of, says: ownRunsTexts.ofAll(loops.count, loops.of) } : null
    },
  },
  {
    title: 'Doses wrong at first',
    span: { low: 0, high: 1 },
    of: ({ figures }) => {
      const doses = figures?.doses
      return doses ? { value: doses.count, says: ownRunsTexts.ofAll(doses.count, doses.of) } : null
    },
  },
  {
    title: 'How I rated the team, and others did',
    span: { low: 1, high: 4 },
    of: ({ figures }) => {
      const own = meanOf(figures?.ratings.flatMap((one) => (one.others ? (one.own?.mean ?? []) : [])) ?? [])
      const others = meanOf(figures?.ratings.flatMap((one) => (one.others ? one.others.mean : [])) ?? [])
      return own === null
        ? null
        : { value: own, others, says: ownRunsTexts.rated(inTenths(own), inTenths(others ?? 0)) }
    },
  },
]

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const pointsText = (score: number, best: number): string => ownRunsTexts.ofAll(scoreText(score), best)
const inTenths = (value: number): string => tenths.format(value)

/** What of some runs of one story is drawn over time. One run makes no line, and what two do not tell is not drawn. */
export function ownLines(newestFirst: readonly OwnRun[]): OwnLine[] {
  const runs = newestFirst.toReversed()
  return lines.flatMap(({ title, span, of }) => {
    const told = runs.map(of)
    const last = told.findLast((one) => one !== null)
    if (!last || told.filter(Boolean).length < 2) return []
    const others = told.map((one) => one?.others ?? null)
    return [
      {
        ...{ title, span, newest: last.says },
        values: told.map((one) => one?.value ?? null),
        beside: others.some((one) => one !== null) ? others : null,
      },
    ]
  })
}

const HEIGHT = 56
const MARGIN = 6
const EDGE = 4

/** Small charts in a row, each of the same runs from the oldest to the newest. What they show stands in the list as well. */
const OwnCharts = ({ roleId, lines }: { roleId: OwnRun['roleId']; lines: readonly OwnLine[] }) => (
  <ul className="grid grid-cols-2 gap-3 empty:hidden md:grid-cols-3 lg:grid-cols-5">
    {lines.map((line) => (
      <li key={line.title} className="flex break-inside-avoid flex-col rounded-card border border-line bg-paper p-3">
        {roleId !== null && <RoleTag role={roleId} />}
        <p className="mt-1 flex-1 font-medium text-sm leading-snug">{line.title}</p>
        <Chart line={line} />
        <p className="text-ink-soft text-sm tabular-nums">{ownRunsTexts.newest(line.newest)}</p>
      </li>
    ))}
  </ul>
)

function Chart({ line: { values, beside, span } }: { line: OwnLine }) {
  const known = [...values, ...(beside ?? [])].filter((value) => value !== null)
  const { low, high } = spanOf(span, known)
  const x = (index: number) => EDGE + widthScale(0, values.length - 1)(index) * (1 - (2 * EDGE) / 100)
  const y = scaleOf(low, high, HEIGHT - MARGIN, MARGIN)
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="my-2 block overflow-visible">
      <line x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="stroke-line-strong" />
      {beside && <Line values={beside} x={x} y={y} look={lineLooks.later} fill="fill-focus" />}
      <Line values={values} x={x} y={y} look={lineLooks.saturation} fill="fill-action" />
    </svg>
  )
}

interface LineProps {
  readonly values: readonly (number | null)[]
  readonly x: (index: number) => number
  readonly y: (value: number) => number
  readonly look: { readonly stroke: string; readonly dash?: string }
  readonly fill: string
}

/** A dot for each run that tells of it, joined to the one before. */
function Line({ values, x, y, look, fill }: LineProps) {
  const dots = values.flatMap((value, index) => (value === null ? [] : [{ index, x: x(index), y: y(value) }]))
  return dots.map((dot, order) => {
    const before = dots[order - 1]
    return (
      <g key={dot.index}>
        {before && (
          <line
            x1={`${before.x}%`}
            x2={`${dot.x}%`}
            y1={before.y}
            y2={dot.y}
            className={look.stroke}
            strokeWidth="2"
            strokeDasharray={look.dash}
          />
        )}
        <circle cx={`${dot.x}%`} cy={dot.y} r="3.5" className={fill} />
      </g>
    )
  })
}

interface OfStoryProps {
  readonly title: string
  readonly runs: readonly OwnRun[]
  readonly onTakeOut: (run: OwnRun) => void
}

/** Those of each seat, the one of the newest run first. */
export const bySeat = (newestFirst: readonly OwnRun[]) =>
  [...new Set(newestFirst.map(({ roleId }) => roleId))].map((roleId) => ({
    roleId,
    runs: newestFirst.filter((run) => run.roleId === roleId),
  }))

/** Points and tasks of different stories say nothing of each other, nor does what one did in different seats. */
export function OfStory({ title, runs, onTakeOut }: OfStoryProps) {
  if (runs.length === 0) return null
  return (
    <section className="space-y-6">
      <div>
        <h2 className="wrap-anywhere font-bold text-xl tracking-tight">{title}</h2>
        <p className="text-ink-soft text-sm">{ownRunsTexts.team}</p>
      </div>
      {bySeat(runs).map(({ roleId, runs }) => (
        <div key={roleId} className="space-y-3">
          <OwnCharts roleId={roleId} lines={ownLines(runs)} />
          <ul className="space-y-3">
            {runs.map((run) => (
              <OwnRunRow key={`${run.room}.${run.run}`} run={run} onTakeOut={() => onTakeOut(run)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const ofCount = (counted: { readonly count: number; readonly of: number } | null | undefined): string =>
  counted ? ownRunsTexts.ofAll(counted.count, counted.of) : '–'

/** One run that somebody took part in. */
function OwnRunRow({ run, onTakeOut }: { run: OwnRun; onTakeOut: () => void }) {
  const { summary, figures, roleId, teamSize } = run
  return (
    <li className="break-inside-avoid rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <Link
            to={`/me/${run.room}/${run.run}`}
            className="wrap-anywhere font-semibold text-action text-lg leading-tight underline underline-offset-4"
          >
            {startText(run)}, {run.roomName}
          </Link>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
            {roleId === null ? <span>{ownRunsTexts.gaveSeatAway}</span> : <RoleTag role={roleId} />}
            <span>{teamSize === 1 ? ownRunsTexts.alone : ownRunsTexts.teamOf(teamSize)}</span>
            <span>{summary.isWhole ? ownRunsTexts.toTheEnd : ownRunsTexts.endedEarly}</span>
            <span>{ownRunsTexts.keptUntil(dateText(run.keptUntil))}</span>
          </p>
        </div>
        <Button look="quiet" className="print:hidden" onClick={onTakeOut}>
          <UserMinus aria-hidden size={18} /> Take my name out
        </Button>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-sm column:grid-cols-5">
        <Fact name="Points" value={pointsText(summary.score, summary.best)} />
        <Fact
          name="Preparation"
          value={summary.preparationMs === null ? ownRunsTexts.didNotLeave : clockText(summary.preparationMs)}
        />
        <Fact name="Whole run" value={figures?.wholeMs == null ? '–' : clockText(figures.wholeMs)} />
        <Fact name="Loops closed" value={ofCount(figures?.loops)} />
        <Fact name="Doses wrong at first" value={ofCount(figures?.doses)} />
      </dl>
      {figures && figures.people > 1 && (
        <p className="mt-2 text-ink-soft text-sm">{ownRunsTexts.shared(figures.people)}</p>
      )}
    </li>
  )
}
