import type { Bend } from '#case/debriefing/course-over-run.ts'
import { countBefore, countBy, lastBy } from '../../../base/charts/in-order.ts'
import type { Scale } from '../../../base/charts/scale.ts'
import type { Stretch } from '../playhead/playhead.ts'
import type { ChartLayout, PlacedLane } from './chart-layout.ts'
import type { Item } from './items.ts'

/** Things that stand too close to be told apart. */
export interface Cluster {
  readonly at: number
  /** Never empty, in order. */
  readonly items: readonly [Item, ...Item[]]
}

/** A mark takes so much room. */
const MARK_PX = 19

/**
 * What falls together at this zoom, over the whole run: whoever moves along it sees the same groups, and none that breaks
 * up at the edge.
 */
export function clustersOf(items: readonly Item[], pxPerMs: number): readonly Cluster[] {
  const groups: [Item, ...Item[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && (item.at - last[0].at) * pxPerMs < MARK_PX) last.push(item)
    else groups.push([item])
  }
  // At the first of each: so no two marks overlap.
  return groups.map((items) => ({ at: items[0].at, items }))
}

/** Of small signs one for each place: a second over it would not be seen. */
export function apartBy<T extends { readonly at: number }>(things: readonly T[], gapMs: number): readonly T[] {
  const apart: T[] = []
  for (const thing of things) if (thing.at - (apart.at(-1)?.at ?? Number.NEGATIVE_INFINITY) >= gapMs) apart.push(thing)
  return apart
}

/** Those in view, and those just beside it that reach into it. */
export function marksIn<T extends { readonly at: number }>(marks: readonly T[], { from, to }: Stretch, edgeMs: number) {
  return marks.slice(countBefore(marks, from - edgeMs), countBy(marks, to + edgeMs))
}

/** Bars of one row do not overlap, so that also their ends are in order. */
export function barsIn(bars: readonly Item[], { from, to }: Stretch): readonly Item[] {
  const first = countBefore(bars, from)
  const reaching = first > 0 && (bars[first - 1]?.to ?? 0) >= from ? first - 1 : first
  return bars.slice(reaching, countBy(bars, to))
}

/** A reading that holds until the next, as a line of steps; only where it is in view. */
export function stepPath<T extends { readonly at: number }>(
  points: readonly T[],
  read: (point: T) => number | undefined,
  view: Stretch,
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  const first = Math.max(0, countBy(points, view.from) - 1)
  const seen = points.slice(first, countBy(points, view.to))
  let path = ''
  for (const point of seen) {
    const value = read(point)
    if (value === undefined) continue
    path += path === '' ? `M${px(x(point.at))} ${px(y(value))}` : `H${px(x(point.at))}V${px(y(value))}`
  }
  return path === '' ? '' : `${path}H${px(x(view.to))}`
}

/** A line from bend to bend, with a gap where there is no value; only what is in view or reaches into it. */
export function bentPath(
  bends: readonly Bend[],
  view: Stretch,
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  let path = ''
  let isOpen = false
  const seen = bends.slice(Math.max(0, countBefore(bends, view.from) - 1), countBy(bends, view.to) + 1)
  for (const { at, value } of seen) {
    if (value !== null) path += `${isOpen ? 'L' : 'M'}${px(x(at))} ${px(y(value))}`
    isOpen = value !== null
  }
  return path
}

const px = (value: number): string => String(Math.round(value * 10) / 10)

/** As far beside a mark as a finger may land. */
const REACH_PX = 16

/** What somebody means who presses here: the nearest in the row, or nothing. */
export function pressedItems(
  { lanes }: ChartLayout,
  items: readonly Item[],
  x: Scale,
  press: { readonly x: number; readonly y: number },
): readonly Item[] {
  const lane = lanes.find(({ y, height }) => press.y >= y && press.y < y + height)
  if (!lane) return []
  const at = x.invert(press.x)
  if (lane.name === 'vitals')
    return one(
      lastBy(
        items.filter((item) => item.lane === 'vitals'),
        at,
      ),
    )
  const row = nearestRow(lane, press.y)
  if (!row) return []
  const reachMs = REACH_PX / x.perUnit
  if (row.look === 'bars') {
    return one(row.items.find((bar) => bar.at - reachMs <= at && at <= (bar.to ?? bar.at) + reachMs))
  }
  return nearest(clustersOf(row.items, x.perUnit), at, reachMs)?.items ?? nearestSteps(row.steps, at, reachMs)
}

/** Marks come before the small steps around them; of those that fall together all are meant. */
function nearestSteps(steps: readonly Item[], at: number, reachMs: number): readonly Item[] {
  const step = nearest(steps, at, reachMs)
  return step ? steps.filter((other) => Math.abs(other.at - step.at) * REACH_PX <= reachMs) : []
}

function nearest<T extends { readonly at: number }>(things: readonly T[], at: number, reachMs: number): T | undefined {
  const distance = (thing: T) => Math.abs(thing.at - at)
  return things
    .filter((thing) => distance(thing) <= reachMs)
    .toSorted((first, second) => distance(first) - distance(second))[0]
}

const one = (item: Item | undefined): readonly Item[] => (item ? [item] : [])

function nearestRow({ rows }: PlacedLane, y: number) {
  const distance = (row: (typeof rows)[number]) => Math.abs(row.y + row.height / 2 - y)
  return rows.toSorted((first, second) => distance(first) - distance(second))[0]
}
