import { Fragment } from 'react'
import { ChartRow, MarkStrip, TimeAxis } from './chart-frame.tsx'
import { heightScale, type Plateau, plateausOf, type Scale, spanOf, widthScale } from './chart-scale.ts'
import type { Course, CourseRow } from './newborn-course.ts'

const TALL = 64
const LOW = 44
/** Room for the number above the highest line. */
const TOP = 14
const BOTTOM = 5

/** Where the lines usually run. A value beyond it widens its chart. */
const usual = {
  heartRate: { low: 70, high: 180 },
  meanPressure: { low: 15, high: 50 },
  saturation: { low: 40, high: 100 },
  ph: { low: 6.9, high: 7.2 },
  PCO2: { low: 50, high: 80 },
  PO2: { low: 30, high: 60 },
} as const

/** Small charts under each other, one clock for all. The tables below say the same in words. */
export function CourseCharts({ course }: { course: Course }) {
  const x = widthScale(course.from, course.to)
  const reading = (read: (row: CourseRow) => number) =>
    plateausOf(
      course.rows.map((row) => ({ minutes: row.minutes, value: read(row) })),
      course.to,
      x,
    )
  const line = (span: keyof typeof usual, read: (row: CourseRow) => number) => {
    const plateaus = reading(read)
    const values = plateaus.map(({ value }) => value)
    return { plateaus, y: heightScale(spanOf(usual[span], values), TOP, TALL - BOTTOM) }
  }
  const heartRate = line('heartRate', (row) => row.heartRate)
  const pressure = line('meanPressure', (row) => row.meanPressure)
  const pre = line('saturation', (row) => row.oxygenPre)
  const post = line('saturation', (row) => row.oxygenPost)
  const frame = { marks: course.marks, x }

  return (
    <div aria-hidden className="space-y-1 [print-color-adjust:exact]">
      <div className="break-inside-avoid space-y-1">
        <MarkStrip {...frame} />
        <ChartRow {...frame} title="Heart rate" unit="/min" height={TALL}>
          <StepLine {...heartRate} look="heart" />
        </ChartRow>
      </div>
      <ChartRow {...frame} title="Mean blood pressure" unit="mmHg" height={TALL}>
        <StepLine {...pressure} look="pressure" />
      </ChartRow>
      <ChartRow {...frame} title="Saturation" unit="%, pre-ductal above, post-ductal dashed" height={TALL + 12}>
        <StepLine plateaus={pre.plateaus} y={pre.y} look="pre" />
        <StepLine plateaus={post.plateaus} y={post.y} look="post" isBelow />
      </ChartRow>
      {gasRows.map(({ key, title, unit }) => {
        const values = course.gases.flatMap((gas) => gas.values[key] ?? [])
        if (values.length === 0) return null
        return (
          <ChartRow key={key} {...frame} title={title} unit={unit} height={LOW}>
            <GasDots
              gases={course.gases}
              reading={key}
              x={x}
              y={heightScale(spanOf(usual[key], values), TOP + 4, LOW - BOTTOM)}
            />
          </ChartRow>
        )
      })}
      <TimeAxis from={course.from} to={course.to} x={x} />
      <p className="text-ink-soft text-sm">{gasNote(course.gases)}</p>
    </div>
  )
}

function gasNote(gases: Course['gases']): string {
  if (gases.length === 0) return 'No gas was taken.'
  const isAllHeel = gases.every(({ kind }) => kind === 'heel')
  if (isAllHeel) return 'Gases from the heel, so there is no PO2: that takes an arterial line.'
  return gases.some(({ kind }) => kind === 'heel')
    ? 'Gases: a full dot is arterial, an open one from the heel and without PO2.'
    : 'All gases are arterial.'
}

const gasRows = [
  { key: 'ph', title: 'pH', unit: '' },
  { key: 'PCO2', title: 'PCO2', unit: 'mmHg' },
  { key: 'PO2', title: 'PO2', unit: 'mmHg' },
] as const

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
function StepLine({ plateaus, y, look, isBelow = false }: StepLineProps) {
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
function GasDots({ gases, reading, x, y }: GasDotsProps) {
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
