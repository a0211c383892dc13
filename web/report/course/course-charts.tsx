import { ChartRow, MarkStrip, TimeAxis } from './chart-frame.tsx'
import { GasDots, StepLine } from './chart-lines.tsx'
import { heightScale, plateausOf, spanOf, widthScale } from './chart-scale.ts'
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
      <MarkStrip {...frame} />
      <ChartRow {...frame} title="Heart rate" unit="/min" height={TALL}>
        <StepLine {...heartRate} look="heart" />
      </ChartRow>
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
