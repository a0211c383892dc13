import type { ReactNode } from 'react'
import type { Scale } from './chart-scale.ts'
import type { CourseMark } from './course.ts'

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
