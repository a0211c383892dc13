import { Fragment } from 'react'
import type { Plateau, Scale } from './chart-scale.ts'
import type { Course } from './newborn-course.ts'

const looks = {
  heart: { stroke: 'stroke-present', fill: 'fill-[#12633c]', dash: undefined },
  pressure: { stroke: 'stroke-alarm', fill: 'fill-alarm', dash: undefined },
  pre: { stroke: 'stroke-action', fill: 'fill-action', dash: undefined },
  post: { stroke: 'stroke-focus', fill: 'fill-[#1d4fc4]', dash: '4 3' },
} as const

/** Percent of the width that a number needs. */
const ROOM_FOR_NUMBER = 6.5
const NUMBER_ABOVE = -5
const NUMBER_BELOW = 13

interface StepLineProps {
  readonly plateaus: readonly Plateau[]
  readonly y: Scale
  readonly look: keyof typeof looks
  /** The numbers stand below the line. */
  readonly isBelow?: boolean
}

/** A reading that holds until it changes. Each level carries its number where there is room. */
export function StepLine({ plateaus, y, look, isBelow = false }: StepLineProps) {
  const { stroke, fill, dash } = looks[look]
  return (
    <g strokeWidth="2" strokeLinecap="round">
      {plateaus.map(({ from, to, value }, index) => {
        const before = plateaus[index - 1]
        return (
          <Fragment key={from}>
            {before && (
              <line
                x1={`${from}%`}
                x2={`${from}%`}
                y1={y(before.value)}
                y2={y(value)}
                strokeWidth="1.25"
                className={stroke}
              />
            )}
            <line x1={`${from}%`} x2={`${to}%`} y1={y(value)} y2={y(value)} strokeDasharray={dash} className={stroke} />
            {to - from >= ROOM_FOR_NUMBER && (
              <text
                x={`${(from + to) / 2}%`}
                y={y(value) + (isBelow ? NUMBER_BELOW : NUMBER_ABOVE)}
                textAnchor="middle"
                className={`font-semibold text-[11px] print:text-[12px] tabular-nums ${fill}`}
              >
                {value}
              </text>
            )}
          </Fragment>
        )
      })}
    </g>
  )
}

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
