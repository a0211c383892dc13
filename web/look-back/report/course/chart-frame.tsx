import { Phone } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { fullSteps, type Scale, spread } from '../../../base/charts/scale.ts'
import { TickTime } from '../../../base/charts/tick-time.tsx'
import { type CourseMark, timeText } from './newborn-course.ts'

interface ChartRowProps {
  readonly title: string
  readonly unit: string
  readonly height: number
  readonly marks: readonly CourseMark[]
  readonly x: Scale
  readonly children: ReactNode
}

/** One reading, drawn over the bands of the decision points. Widths are percent, so it is sharp at any size. */
export function ChartRow({ title, unit, height, marks, x, children }: ChartRowProps) {
  return (
    <div className="break-inside-avoid">
      <p className="text-sm leading-tight">
        <span className="font-semibold">{title}</span> <span className="text-ink-soft">{unit}</span>
      </p>
      <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
        {marks.map(({ point, from, to }) => (
          <rect
            key={point ?? 'call'}
            x={`${x(from)}%`}
            width={`${x(to) - x(from)}%`}
            height={height}
            className={point === null ? 'fill-away-soft' : 'fill-surface'}
          />
        ))}
        <line x1="0" x2="100%" y1={height - 0.5} y2={height - 0.5} className="stroke-line" />
        {children}
      </svg>
    </div>
  )
}

/** Percent of the width between two numbers, so that they do not touch on a phone. */
const MARK_GAP = 6.4
const MARK_EDGE = 3
const STRIP_HEIGHT = 30

/** The numbers of the decision points over their bands, with a tick for each decision. */
export function MarkStrip({ marks, x }: { marks: readonly CourseMark[]; x: Scale }) {
  const places = spread(
    marks.map(({ from, to }) => (x(from) + x(to)) / 2),
    MARK_GAP,
    MARK_EDGE,
    100 - MARK_EDGE,
  )
  return (
    <svg aria-hidden="true" width="100%" height={STRIP_HEIGHT} className="block overflow-visible">
      {marks.map(({ point, from, to, decided }, index) => (
        <Fragment key={point ?? 'call'}>
          <rect
            x={`${x(from)}%`}
            y="20"
            width={`${x(to) - x(from)}%`}
            height="10"
            className={point === null ? 'fill-away-soft' : 'fill-surface'}
          />
          {decided.map((minutes) => (
            <line
              key={minutes}
              x1={`${x(minutes)}%`}
              x2={`${x(minutes)}%`}
              y1="22"
              y2="29"
              strokeWidth="1.5"
              className="stroke-ink"
            />
          ))}
          <MarkNumber place={places[index] ?? 0} point={point} />
        </Fragment>
      ))}
    </svg>
  )
}

/** Null is the call: a telephone. */
function MarkNumber({ place, point }: { place: number; point: number | null }) {
  return (
    <svg aria-hidden="true" x={`${place}%`} className="overflow-visible">
      <circle cy="9" r="9" className={point === null ? 'fill-away' : 'fill-ink'} />
      {point === null ? (
        <Phone x="-5.5" y="3.5" size={11} className="text-white" />
      ) : (
        <text y="13" textAnchor="middle" className="fill-white font-bold text-[11px] print:text-[12px]">
          {point}
        </text>
      )}
    </svg>
  )
}

const tickSteps = [15, 30, 60, 120, 240]
const MOST_TICKS = 7

/** Full hours and parts of them, few enough to be read. */
export const timeTicks = (from: number, to: number): number[] =>
  fullSteps(from, to, tickSteps.find((each) => (to - from) / each < MOST_TICKS) ?? to - from)

/** Percent of the width. */
const LABEL_EDGE = 4

export function TimeAxis({ from, to, x }: { from: number; to: number; x: Scale }) {
  return (
    <svg aria-hidden="true" width="100%" height="22" className="block overflow-visible">
      {timeTicks(from, to).map((minutes) => (
        <g key={minutes}>
          <line x1={`${x(minutes)}%`} x2={`${x(minutes)}%`} y1="0" y2="5" className="stroke-line-strong" />
          <TickTime
            place={x(minutes)}
            edges={[0, 100]}
            near={LABEL_EDGE}
            unit="%"
            y={17}
            look="text-[11px] print:text-[12px]"
            text={timeText(minutes)}
          />
        </g>
      ))}
    </svg>
  )
}
