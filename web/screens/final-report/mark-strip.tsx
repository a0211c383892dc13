import { Phone } from 'lucide-react'
import { Fragment } from 'react'
import { type Scale, spread } from './chart-scale.ts'
import type { CourseMark } from './course.ts'

/** Percent of the width between two numbers, so that they do not touch on a phone. */
const GAP = 6.4
const EDGE = 3
const HEIGHT = 30

/** The numbers of the decision points over their bands, with a tick for each decision. */
export function MarkStrip({ marks, x }: { marks: readonly CourseMark[]; x: Scale }) {
  const places = spread(
    marks.map(({ from, to }) => (x(from) + x(to)) / 2),
    GAP,
    EDGE,
    100 - EDGE,
  )
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block overflow-visible">
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
