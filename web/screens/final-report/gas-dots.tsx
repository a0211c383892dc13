import { Fragment } from 'react'
import type { Scale } from './chart-scale.ts'
import type { Course } from './course.ts'

interface GasDotsProps {
  readonly gases: Course['gases']
  readonly reading: 'ph' | 'PCO2' | 'PO2'
  readonly x: Scale
  readonly y: Scale
}

/** A number this close to the edge stands inside it. */
const EDGE = 6

const textOf = (reading: GasDotsProps['reading'], value: number) =>
  reading === 'ph' ? value.toFixed(2) : String(value)

/** Gases stand where they were taken. Between them nobody knows. */
export function GasDots({ gases, reading, x, y }: GasDotsProps) {
  return gases.map(({ point, minutes, kind, values }) => {
    const value = values[reading]
    if (value === undefined) return null
    return (
      <Fragment key={point}>
        <circle
          cx={`${x(minutes)}%`}
          cy={y(value)}
          r="4"
          strokeWidth="2"
          className={`stroke-ink ${kind === 'arterial' ? 'fill-ink' : 'fill-paper'}`}
        />
        <text
          x={`${x(minutes)}%`}
          y={y(value) - 8}
          {...(x(minutes) < EDGE ? { dx: -6 } : { textAnchor: 'middle' })}
          className="fill-ink font-semibold text-[11px] print:text-[12px] tabular-nums"
        >
          {textOf(reading, value)}
        </text>
      </Fragment>
    )
  })
}
