import { type ComponentProps, Fragment, memo, useMemo } from 'react'
import type { Scale } from '../../../base/charts/scale.ts'
import type { Course, Stretch } from '../playhead/playhead.ts'
import { type ChartLayout, type PlacedLane, type PlacedRow, RULER_PX, timeScale } from './chart-layout.ts'
import { LaneTitles, Ruler } from './chart-names.tsx'
import { colouredFor } from './colours.ts'
import { apartBy, barsIn, clustersOf, marksIn } from './in-view.ts'
import type { Item } from './items.ts'
import { Mark } from './mark.tsx'
import { VitalsLines } from './vitals-lines.tsx'

interface ChartProps {
  readonly run: Course
  readonly layout: ChartLayout
  readonly view: Stretch
  readonly line: ComponentProps<typeof VitalsLines>['line']
  readonly pauses: readonly Stretch[]
  /** Ids of what is told below. */
  readonly chosen?: ReadonlySet<string>
  /** As wide as the paper, whatever the layout. */
  readonly isScaled?: boolean
}

const nothing: ReadonlySet<string> = new Set()

/** The lanes of a run, as far as they are in view. The playhead stands over it, so that this stays while it moves. */
export const Chart = memo(function Chart({ run, layout, view, line, pauses, chosen = nothing, isScaled }: ChartProps) {
  const { width, height, gutter, lanes } = layout
  const x = useMemo(() => timeScale(view, layout), [view, layout])
  const box = isScaled ? { viewBox: `0 0 ${width} ${height}`, width: '100%' } : { width, height }
  return (
    <svg aria-hidden="true" {...box} className="pointer-events-none isolate block [print-color-adjust:exact]">
      {lanes.map(({ name, y, height }, index) => (
        <rect key={name} y={y} width={width} height={height} className={index % 2 === 0 ? 'fill-wash' : 'fill-paper'} />
      ))}
      <Ruler run={run} layout={layout} view={view} x={x} />
      {/* An svg of its own lets nothing out over the names. */}
      <svg
        aria-hidden="true"
        x={gutter}
        width={width - gutter}
        height={height}
        viewBox={`${gutter} 0 ${width - gutter} ${height}`}
      >
        <Pauses pauses={pauses} view={view} x={x} height={height} />
        {lanes.map((lane) => (
          <LaneItems key={lane.name} lane={lane} layout={layout} view={view} x={x} chosen={chosen} line={line} />
        ))}
      </svg>
      <LaneTitles layout={layout} />
    </svg>
  )
})

/** When all stood still, over all lanes. */
function Pauses({ pauses, view, x, height }: { pauses: readonly Stretch[]; view: Stretch; x: Scale; height: number }) {
  return pauses
    .filter(({ from, to }) => to >= view.from && from <= view.to)
    .map(({ from, to }) => (
      <rect
        key={from}
        x={x(from)}
        y={RULER_PX}
        width={Math.max(2, x(to) - x(from))}
        height={height - RULER_PX}
        className="fill-line-strong/20"
      />
    ))
}

interface LaneItemsProps {
  readonly lane: PlacedLane
  readonly layout: ChartLayout
  readonly view: Stretch
  readonly x: Scale
  readonly line: ComponentProps<typeof VitalsLines>['line']
  readonly chosen: ReadonlySet<string>
}

function LaneItems({ lane, layout, line, ...seen }: LaneItemsProps) {
  if (lane.name === 'vitals') return <VitalsLines line={line} view={seen.view} x={seen.x} lane={lane} layout={layout} />
  return lane.rows.map((row) => (
    <Fragment key={row.key}>
      {row.look === 'bars' ? <Bars row={row} {...seen} /> : <Marks row={row} {...seen} />}
    </Fragment>
  ))
}

type RowProps = Pick<LaneItemsProps, 'view' | 'x' | 'chosen'> & { readonly row: PlacedRow }

/** Marks reach so far beside their moment. */
const MARK_REACH_PX = 12
const STEP_PX = 10
const STEP_GAP_PX = 3

function Marks({ row, view, x, chosen }: RowProps) {
  const scale = x.perUnit
  const clusters = useMemo(() => clustersOf(row.items, scale), [row.items, scale])
  const steps = useMemo(() => apartBy(row.steps, STEP_GAP_PX / scale), [row.steps, scale])
  const middle = row.y + row.height / 2
  return (
    <>
      {marksIn(steps, view, 0).map((step) => (
        <rect
          key={step.id}
          x={x(step.at) - 1}
          y={middle - STEP_PX / 2}
          width="2"
          height={STEP_PX}
          className={chosen.has(step.id) ? 'fill-focus' : 'fill-(--role) opacity-45'}
          {...colouredFor(step.by)}
        />
      ))}
      {marksIn(clusters, view, MARK_REACH_PX / scale).map((cluster) => (
        <Mark
          key={cluster.items[0].id}
          cluster={cluster}
          x={x(cluster.at)}
          y={middle}
          isChosen={cluster.items.some(({ id }) => chosen.has(id))}
        />
      ))}
    </>
  )
}

const BAR_GAP_PX = 3
const NARROWEST_PX = 4

function Bars({ row, view, x, chosen }: RowProps) {
  return barsIn(row.items, view).map((item) => (
    <BarOf
      key={item.id}
      item={item}
      x={x}
      left={x(item.at)}
      right={x(item.to ?? item.at)}
      row={row}
      isChosen={chosen.has(item.id)}
    />
  ))
}

interface BarOfProps {
  readonly item: Item
  readonly x: Scale
  readonly left: number
  readonly right: number
  readonly row: PlacedRow
  readonly isChosen: boolean
}

/** About as wide as a letter is, so that a name is written only where it fits. */
const LETTER_PX = 6.4

/** A stretch with its name in it, where there is room for that. */
function BarOf({ item, x, left, right, row, isChosen }: BarOfProps) {
  const isOpen = item.kind === 'pause' || (item.kind === 'recording' && !item.sound)
  const width = Math.max(NARROWEST_PX, right - left)
  const top = row.y + BAR_GAP_PX / 2
  const height = row.height - BAR_GAP_PX
  const name = item.loop?.name ?? item.text
  const hasRoom = (name.length + 2) * LETTER_PX < width
  const edge = isChosen ? 'stroke-2 stroke-focus' : isOpen ? 'stroke-(--role)' : 'stroke-paper'
  return (
    <g {...colouredFor(item.by)}>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx="3"
        strokeDasharray={isOpen ? '3 2' : undefined}
        className={`${isOpen ? 'fill-(--role-soft)' : 'fill-(--role)'} ${edge}`}
      />
      {item.loop && <Stages loop={item.loop} x={x} left={left} right={left + width} top={top} height={height} />}
      {hasRoom && (
        <text
          x={left + LETTER_PX}
          y={top + height / 2 + 4}
          className={`font-medium text-[11px] print:text-[12px] ${isOpen ? 'fill-(--role)' : 'fill-white'}`}
        >
          {name}
        </text>
      )}
    </g>
  )
}

interface StagesProps extends Pick<BarOfProps, 'x' | 'left' | 'right'> {
  readonly loop: NonNullable<Item['loop']>
  readonly top: number
  readonly height: number
}

/** Of an order: paler until it is heard, and from when it is done until it is reported. */
function Stages({ loop: { heardAt, doneAt }, x, left, right, top, height }: StagesProps) {
  const heard = heardAt === null ? right : x(heardAt)
  const pale = [
    { from: left, to: heard, look: 'fill-paper/55' },
    ...(doneAt === null ? [] : [{ from: Math.max(heard, x(doneAt)), to: right, look: 'fill-paper/30' }]),
  ]
  return pale.map(({ from, to, look }) => (
    <rect key={look} x={from} y={top} width={Math.max(0, to - from)} height={height} className={look} />
  ))
}
