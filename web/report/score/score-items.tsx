import type { Report } from '#case/report/report.ts'
import { scoreText } from '../../ui/number-text.ts'
import { ReportSection } from '../section/report-section.tsx'
import { type BarPlace, barsOf, type ScorePart, scoreParts } from './score-parts.ts'

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
