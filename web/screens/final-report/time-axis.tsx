import { type Scale, timeTicks } from './chart-scale.ts'
import { timeText } from './script-clock.ts'

/** A label this close to an edge stands inside it. */
const EDGE = 4

const anchorAt = (place: number) => (place < EDGE ? 'start' : place > 100 - EDGE ? 'end' : 'middle')

export function TimeAxis({ from, to, x }: { from: number; to: number; x: Scale }) {
  return (
    <svg aria-hidden="true" width="100%" height="22" className="block overflow-visible">
      {timeTicks(from, to).map((minutes) => (
        <g key={minutes}>
          <line x1={`${x(minutes)}%`} x2={`${x(minutes)}%`} y1="0" y2="5" className="stroke-line-strong" />
          <text
            x={`${x(minutes)}%`}
            y="17"
            textAnchor={anchorAt(x(minutes))}
            className="fill-ink-soft text-[11px] print:text-[12px] tabular-nums"
          >
            {timeText(minutes)}
          </text>
        </g>
      ))}
    </svg>
  )
}
