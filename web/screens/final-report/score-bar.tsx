import type { BarPlace } from './score-parts.ts'

const HEIGHT = 10

/** What was had, in the frame of what could be had. Below zero it runs to the other side. */
export function ScoreBar({ bar: { zero, best, from, width }, isNegative }: { bar: BarPlace; isNegative: boolean }) {
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
