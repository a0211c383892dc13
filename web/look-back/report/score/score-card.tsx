import { Bot, TriangleAlert } from 'lucide-react'
import type { Report } from '#case/report/report.ts'
import { RUNS_OF_A_ROOM } from '#case/rules/house-limits.ts'
import { disclaimer } from '#content/texts/messages.ts'
import { roles } from '../../../base/roles/roles.ts'
import { scoreText } from '../../../base/ui/number-text.ts'
import { useTeam } from '../../../hands/team/use-team.ts'
import { ReportSection } from '../section/report-section.tsx'
import { type BarPlace, barsOf, type ScorePart, scoreParts } from './score-parts.ts'

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

/** The score, what it means, and whose it is. */
export function ScoreCard({ report: { story, score, verdict, startedAt, run, standIns } }: { report: Report }) {
  const team = useTeam()
  const hasConcerns = verdict.concerns.length > 0
  return (
    <div className="rounded-card bg-night p-5 text-white print:border print:px-4 print:py-2.5 print:border-ink print:bg-paper print:text-ink">
      <p className="text-night-soft text-sm tabular-nums print:text-ink-soft">
        <span className="hidden print:inline">Neonatal Transport Trainer. </span>
        {story.title}, run {run % RUNS_OF_A_ROOM}.{' '}
        <time dateTime={new Date(startedAt).toISOString()}>{dateFormat.format(startedAt)}</time>
      </p>
      <div className="print:flex print:items-start print:gap-8">
        <div className="print:flex-1">
          <div className="mt-4 flex flex-wrap items-end gap-x-5 gap-y-3 print:mt-1">
            <p className="leading-none">
              <span className="font-bold text-7xl tabular-nums tracking-tight print:text-5xl">
                {scoreText(score.total)}
              </span>{' '}
              <span className="whitespace-nowrap text-night-soft print:text-ink-soft">of {score.best} points</span>
            </p>
            <p
              className={`min-w-0 flex-1 basis-48 leading-tight tracking-tight print:text-ink ${hasConcerns ? 'text-lg text-night-soft' : 'font-bold text-2xl text-dawn'}`}
            >
              {hasConcerns && 'By points: '}
              {score.band.name}
            </p>
          </div>
          <p className="mt-3 max-w-prose text-lg leading-relaxed print:mt-1 print:text-base">
            {hasConcerns ? <Serious sentences={verdict.sentences} /> : verdict.sentences.join(' ')}
          </p>
        </div>
        <div className="print:w-2/5">
          <ScoreScale total={score.total} best={score.best} worst={score.worst} />
        </div>
      </div>
      {team.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 border-night-raised border-t pt-3 text-sm print:mt-2 print:border-line print:pt-1.5">
          {team.map(({ roleId, name, standIn }) => (
            <li key={roleId}>
              <span className="text-night-soft print:text-ink-soft">{roles[roleId].label}:</span>{' '}
              {standIn && <Bot aria-hidden className="inline size-[1.15em] align-[-0.2em]" />} {name}
              {standIn ? `, ${standIn.manner}` : standIns.some((one) => one.roleId === roleId) && ', after a stand-in'}
            </li>
          ))}
        </ul>
      )}
      <p className="hidden text-ink-soft text-xs print:mt-1 print:block">{disclaimer}</p>
    </div>
  )
}

/** What was dangerous and not put right stands first, and stands out. */
function Serious({ sentences: [first, ...others] }: { sentences: readonly string[] }) {
  return (
    <>
      <span className="mb-1 flex items-start gap-2 font-bold text-dawn text-xl leading-snug print:text-ink">
        <TriangleAlert aria-hidden size={22} className="mt-0.5 shrink-0" />
        {first}
      </span>{' '}
      {others.join(' ')}
    </>
  )
}

interface ScoreScaleProps {
  readonly total: number
  readonly best: number
  readonly worst: number
}

/** Where the score lies between the worst and the best possible. The words beside it say the same. */
function ScoreScale({ total, best, worst }: ScoreScaleProps) {
  const x = (points: number) => `${(100 * (points - worst)) / (best - worst)}%`
  return (
    <div aria-hidden className="mt-4 text-night-soft text-xs tabular-nums print:mt-2 print:text-ink-soft">
      <svg aria-hidden="true" width="100%" height="22" className="block overflow-visible">
        <line
          x1="0"
          x2="100%"
          y1="11"
          y2="11"
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-night-raised print:stroke-line"
        />
        <line x1={x(0)} x2={x(total)} y1="11" y2="11" strokeWidth="4" className="stroke-dawn print:stroke-ink" />
        <line
          x1={x(0)}
          x2={x(0)}
          y1="4"
          y2="18"
          strokeWidth="1.5"
          className="stroke-night-soft print:stroke-ink-soft"
        />
        <circle cx={x(total)} cy="11" r="7" strokeWidth="3" className="fill-white stroke-dawn print:stroke-ink" />
      </svg>
      <div className="relative h-4">
        <span className="absolute left-0">{scoreText(worst)}</span>
        <span className="-translate-x-1/2 absolute" style={{ left: x(0) }}>
          0
        </span>
        <span className="absolute right-0">{best} best possible</span>
      </div>
    </div>
  )
}

/** Every scored item beside the best that could be had. */
export function ScoreItems({ report }: { report: Report }) {
  const parts = scoreParts(report)
  const bars = barsOf(parts)
  return (
    <ReportSection
      id="score"
      says={`${scoreText(report.score.total)} of ${report.score.best} points.`}
      aside={
        <p className="shrink-0 font-semibold tabular-nums">
          {scoreText(report.score.total)} of {report.score.best}
        </p>
      }
    >
      <div className="space-y-5 print:space-y-0.5">
        {parts.map((part, index) => {
          const bar = bars[index]
          return (
            <div key={part.part} className="break-inside-avoid">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3 print:items-center">
                <h3 className="font-semibold whitespace-nowrap print:w-36">{part.part}</h3>
                <p className="shrink-0 font-semibold tabular-nums whitespace-nowrap print:order-last print:w-14 print:text-right">
                  {scoreText(part.score)} of {part.best}
                </p>
                <div className="basis-full print:flex-1 print:basis-0">
                  {bar && <ScoreBar bar={bar} isNegative={part.score < 0} />}
                </div>
              </div>
              <ItemTable part={part} />
            </div>
          )
        })}
      </div>
    </ReportSection>
  )
}

function ItemTable({ part }: { part: ScorePart }) {
  return (
    <table className="w-full border-collapse text-sm print:hidden">
      <caption className="sr-only">{part.part}, item by item</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Chosen</th>
          <th scope="col">Score, and the best possible</th>
        </tr>
      </thead>
      <tbody>
        {part.items.map(({ item, label, chosen, score, best }) => (
          <Row key={item} label={label === part.part ? 'Decided' : label} name={chosen} score={score} best={best} />
        ))}
        {part.leftOut.map(({ name, best }) => (
          <Row key={name} label="Left out" name={name} score={0} best={best} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ label, name, score, best }: { label: string; name: string; score: number; best: number }) {
  return (
    <tr className="border-line border-t first:border-t-0">
      <td className="wrap-anywhere w-[6rem] py-1.5 pr-3 align-top text-ink-soft leading-snug print:w-20 print:py-0.5">
        {label}
      </td>
      <th scope="row" className="wrap-anywhere py-1.5 text-left align-top font-normal leading-snug print:py-0.5">
        {name}
      </th>
      <td className="w-[4rem] whitespace-nowrap py-1.5 pl-3 text-right align-top leading-snug tabular-nums print:py-0.5">
        <span className={score < 0 ? 'font-semibold text-alarm' : score > 0 ? 'font-semibold' : 'text-ink-soft'}>
          {scoreText(score)}
        </span>
        <span className="text-ink-soft">
          <span className="sr-only">{score === 1 ? ' point' : ' points'}</span> of {best}
        </span>
      </td>
    </tr>
  )
}

const HEIGHT = 10

/** What was had, in the frame of what could be had. Below zero it runs to the other side. */
function ScoreBar({ bar: { zero, best, from, width }, isNegative }: { bar: BarPlace; isNegative: boolean }) {
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT + 4} className="my-1.5 block overflow-visible print:my-0.5">
      <rect
        x={`${zero}%`}
        y="2"
        width={`${best - zero}%`}
        height={HEIGHT}
        rx="3"
        className="fill-surface stroke-line-strong"
      />
      {width > 0 && (
        <rect
          x={`${from}%`}
          y="2"
          width={`${width}%`}
          height={HEIGHT}
          rx="3"
          className={isNegative ? 'fill-alarm-soft stroke-alarm' : 'fill-present'}
        />
      )}
      <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2={HEIGHT + 4} strokeWidth="2" className="stroke-ink" />
    </svg>
  )
}
