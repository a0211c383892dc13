import { Fragment } from 'react'
import { numberOf, printed } from '#case/story/readings.ts'
import type { Analyte, Sign } from '#case/story/sign.ts'
import { lineLooks } from '../../../base/charts/readings.ts'
import { type Scale, type Span, scaleOf, spanOf, widthScale } from '../../../base/charts/scale.ts'
import { ChartRow, MarkStrip, TimeAxis } from './chart-frame.tsx'
import type { Course } from './newborn-course.ts'

const TALL = 64
const LOW = 44
/** Room for the number above the highest line. */
const TOP = 14
const BOTTOM = 5

/** High values stand high: the scale turns over. */
const heightScale = ({ low, high }: Span, top: number, bottom: number): Scale => scaleOf(low, high, bottom, top)

/** A value that held for a while, in percent of the width. */
interface Plateau {
  readonly from: number
  readonly to: number
  readonly value: number
}

/** A reading as steps. What did not change is one step. */
export function plateausOf(readings: readonly { minutes: number; value: number }[], end: number, x: Scale): Plateau[] {
  const changes = readings.filter(({ value }, index) => value !== readings[index - 1]?.value)
  return changes.map(({ minutes, value }, index) => ({
    from: x(minutes),
    to: x(changes[index + 1]?.minutes ?? end),
    value,
  }))
}

const ofKind = (signs: readonly Sign[], kind: Sign['kind']) => signs.filter((one) => one.usual && one.kind === kind)

/** Small charts under each other, one clock for all. The tables below say the same in words. */
export function CourseCharts({ course }: { course: Course }) {
  const { signs, analytes } = course.instruments
  const x = widthScale(course.from, course.to)
  const frame = { marks: course.marks, x }
  const oxygen = ofKind(signs, 'saturation')
  const [above, below] = oxygen
  const chartOf = (sign: Sign, title: string, unit: string) => (
    <ChartRow key={sign.slug} {...frame} title={title} unit={unit} height={TALL}>
      <StepLine {...lineOf(course, sign, x)} look={sign.kind} />
    </ChartRow>
  )
  return (
    <div aria-hidden className="space-y-1 [print-color-adjust:exact]">
      <div className="break-inside-avoid space-y-1">
        <MarkStrip {...frame} />
        {ofKind(signs, 'rate').map((sign) => chartOf(sign, sign.name, '/min'))}
      </div>
      {[...ofKind(signs, 'pressure'), ...ofKind(signs, 'cuff')].map((sign) =>
        chartOf(sign, `Mean ${sign.name.toLowerCase()}`, sign.unit),
      )}
      {above && (
        <ChartRow {...frame} title="Saturation" unit={oxygenUnit(above, below)} height={TALL + 12}>
          {oxygen.map((sign, index) => (
            <StepLine
              key={sign.slug}
              {...lineOf(course, sign, x)}
              look={index === 0 ? 'saturation' : 'later'}
              isBelow={index > 0}
            />
          ))}
        </ChartRow>
      )}
      {ofKind(signs, 'number').map((sign) => chartOf(sign, sign.name, sign.unit))}
      {analytes.map((analyte) => {
        const { slug, name, unit, usual } = analyte
        const values = course.gases.flatMap((gas) => gas.values[slug] ?? [])
        if (!usual || values.length === 0) return null
        return (
          <ChartRow key={slug} {...frame} title={name} unit={unit} height={LOW}>
            <GasDots
              gases={course.gases}
              analyte={analyte}
              x={x}
              y={heightScale(spanOf(usual, values), TOP + 4, LOW - BOTTOM)}
            />
          </ChartRow>
        )
      })}
      <TimeAxis from={course.from} to={course.to} x={x} />
      <p className="text-ink-soft text-sm">{gasNote(course.gases)}</p>
    </div>
  )
}

function lineOf(
  { rows, to }: Course,
  sign: Sign,
  x: Scale,
): { readonly plateaus: readonly Plateau[]; readonly y: Scale } {
  const values = rows.map(({ minutes, monitor }) => ({ minutes, value: numberOf(sign, monitor) ?? Number.NaN }))
  const plateaus = plateausOf(values, to, x)
  const span = spanOf(
    sign.usual ?? { low: 0, high: 0 },
    plateaus.map(({ value }) => value),
  )
  return { plateaus, y: heightScale(span, TOP, TALL - BOTTOM) }
}

const oxygenUnit = (above: Sign, below: Sign | undefined): string =>
  `%, ${above.name.toLowerCase()}${below ? ` above, ${below.name.toLowerCase()} dashed` : ''}`

function gasNote(gases: Course['gases']): string {
  if (gases.length === 0) return 'No gas was taken.'
  const isAllHeel = gases.every(({ kind }) => kind === 'heel')
  if (isAllHeel) return 'Gases from the heel, so there is no PO2: that takes an arterial line.'
  return gases.some(({ kind }) => kind === 'heel')
    ? 'Gases: a full dot is arterial, an open one from the heel and without PO2.'
    : 'All gases are arterial.'
}

const looks = {
  rate: { ...lineLooks.rate, dash: undefined, fill: 'fill-[#12633c]' },
  pressure: { ...lineLooks.pressure, dash: undefined, fill: 'fill-alarm' },
  cuff: { ...lineLooks.cuff, fill: 'fill-[#1d4fc4]' },
  saturation: { ...lineLooks.saturation, dash: undefined, fill: 'fill-action' },
  later: { ...lineLooks.later, fill: 'fill-[#1d4fc4]' },
  number: { ...lineLooks.number, dash: undefined, fill: 'fill-ink' },
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
  readonly analyte: Analyte
  readonly x: Scale
  readonly y: Scale
}

/** A number this close to the edge stands inside it. */
const EDGE = 6

/** Gases stand where they were taken. Between them nobody knows. */
function GasDots({ gases, analyte, x, y }: GasDotsProps) {
  return gases.map(({ point, minutes, kind, values }) => {
    const value = values[analyte.slug]
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
          {printed(analyte, value)}
        </text>
      </Fragment>
    )
  })
}
