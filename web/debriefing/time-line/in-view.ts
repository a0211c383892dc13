import { bisector } from 'd3-array'
import type { Stretch } from '../playhead/playhead.ts'
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

const byMoment = bisector<{ readonly at: number }, number>(({ at }) => at)

/** Those in view, and those just beside it that reach into it. */
export function marksIn<T extends { readonly at: number }>(marks: readonly T[], { from, to }: Stretch, edgeMs: number) {
  return marks.slice(byMoment.left(marks, from - edgeMs), byMoment.right(marks, to + edgeMs))
}

/** Bars of one row do not overlap, so that also their ends are in order. */
export function barsIn(bars: readonly Item[], { from, to }: Stretch): readonly Item[] {
  const first = byMoment.left(bars, from)
  const reaching = first > 0 && (bars[first - 1]?.to ?? 0) >= from ? first - 1 : first
  return bars.slice(reaching, byMoment.right(bars, to))
}

/** What holds at a moment: the last that began by then. */
export const lastBy = <T extends { readonly at: number }>(points: readonly T[], at: number): T | undefined =>
  points[byMoment.right(points, at) - 1]

/** A reading that holds until the next, as a line of steps; only where it is in view. */
export function stepPath<T extends { readonly at: number }>(
  points: readonly T[],
  read: (point: T) => number | undefined,
  view: Stretch,
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  const first = Math.max(0, byMoment.right(points, view.from) - 1)
  const seen = points.slice(first, byMoment.right(points, view.to))
  let path = ''
  for (const point of seen) {
    const value = read(point)
    if (value === undefined) continue
    path += path === '' ? `M${px(x(point.at))} ${px(y(value))}` : `H${px(x(point.at))}V${px(y(value))}`
  }
  return path === '' ? '' : `${path}H${px(x(view.to))}`
}

const px = (value: number): string => String(Math.round(value * 10) / 10)
