import { fullSteps, nearestStep, type Scale, scaleOf } from '../../../base/charts/scale.ts'
import { caseMsAt, elapsedText, momentOf } from '../playhead/elapsed-text.ts'
import type { Course, Stretch } from '../playhead/playhead.ts'
import type { LaneOfRun, Row } from './lane-rows.ts'
import type { Track } from './tracks.ts'

/** Where everything stands in the drawing, in px. Wide enough, the names of the lanes stand beside them, else above. */
export interface ChartLayout {
  readonly width: number
  readonly height: number
  readonly gutter: number
  readonly lanes: readonly PlacedLane[]
  readonly trackPx: number
  /** Of the vital signs. */
  readonly tracks: readonly Track[]
}

export interface PlacedLane {
  readonly name: LaneOfRun['name']
  readonly y: number
  readonly height: number
  readonly rows: readonly PlacedRow[]
}

export interface PlacedRow extends Row {
  readonly y: number
  readonly height: number
}

export const RULER_PX = 30
const GUTTER_PX = 128
const NARROW_PX = 600
export const TITLE_PX = 18
/** Heights in px. On paper all is closer together. */
const usual = { pad: 5, marks: 20, bars: 19, track: 34 }
const dense = { pad: 2, marks: 17, bars: 16, track: 26 }
/** Where the name of a line of the vital signs stands above it, it needs that much more. */
export const TRACK_NAME_PX = 16

/** The lines of the vital signs in their lane, from above to below. */
export function tracksIn({ y, height }: PlacedLane, { trackPx, tracks }: Pick<ChartLayout, 'trackPx' | 'tracks'>) {
  const top = y + (height - tracks.length * trackPx) / 2
  return tracks.map((_, index) => ({
    top: top + index * trackPx,
    bottom: top + (index + 1) * trackPx,
  }))
}

export function layOutChart(
  lanes: readonly LaneOfRun[],
  tracks: readonly Track[],
  width: number,
  isDense = false,
): ChartLayout {
  const isNarrow = width < NARROW_PX
  const px = isDense ? dense : usual
  const trackPx = px.track + (isNarrow ? TRACK_NAME_PX : 0)
  let y = RULER_PX
  const placed = lanes.map(({ name, rows }) => {
    const top = y
    // The lines of the vital signs have names of their own.
    y += px.pad + (isNarrow && name !== 'vitals' ? TITLE_PX : 0)
    // Vital signs are lines, whose changes have no marks of their own.
    const drawn = name === 'vitals' ? [] : rows.map((row) => placeRow(row))
    if (name === 'vitals') y += tracks.length * trackPx
    y += px.pad
    return { name, y: top, height: y - top, rows: drawn }
  })
  function placeRow(row: Row): PlacedRow {
    const height = px[row.look]
    y += height
    return { ...row, y: y - height, height }
  }
  return { width, height: y, gutter: isNarrow ? 0 : GUTTER_PX, lanes: placed, trackPx, tracks }
}

/** What happened at the very beginning or end is seen whole. */
const EDGE_PX = 9

/** From a moment to its place in the drawing, beside the names. */
export const timeScale = (view: Stretch, { width, gutter }: Pick<ChartLayout, 'width' | 'gutter'>): Scale =>
  scaleOf(view.from, view.to, gutter + EDGE_PX, width - EDGE_PX)

const TICK_PX = 92
const CLOSEST_PX = 60
const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1000, 60_000, 3_600_000]
const tickSteps = [
  ...[1, 5, 15, 30].map((seconds) => seconds * SECOND_MS),
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 3, 6, 12, 24].map((hours) => hours * HOUR_MS),
]

/** Full seconds, minutes and hours by the case's clock, few enough to be read. */
export function timeTicks(view: Stretch, run: Course, widthPx: number): readonly { at: number; text: string }[] {
  const [from, to] = [caseMsAt(run, view.from), caseMsAt(run, view.to)]
  const ticksFor = (count: number): number[] => {
    const ticks = fullSteps(from, to, nearestStep(tickSteps, (to - from) / count))
    // Between a minute and five there is no step: what is asked for may come out twice as close.
    return ticks.length * CLOSEST_PX > widthPx && count > 2 ? ticksFor(count / 2) : ticks
  }
  return ticksFor(Math.max(2, Math.floor(widthPx / TICK_PX))).map((caseMs) => ({
    at: momentOf(run, caseMs),
    text: elapsedText(caseMs, caseMsAt(run, run.to)),
  }))
}
