import type { ChartLayout, PlacedLane, TimeScale } from './chart-layout.ts'
import { clustersOf, lastBy } from './in-view.ts'
import type { Item } from './items.ts'

/** As far beside a mark as a finger may land. */
const REACH_PX = 16

/** What somebody means who presses here: the nearest in the row, or nothing. */
export function pressedItems(
  { lanes }: ChartLayout,
  items: readonly Item[],
  x: TimeScale,
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
  const reachMs = REACH_PX / pxPerMs(x)
  if (row.look === 'bars') {
    return one(row.items.find((bar) => bar.at - reachMs <= at && at <= (bar.to ?? bar.at) + reachMs))
  }
  return nearest(clustersOf(row.items, pxPerMs(x)), at, reachMs)?.items ?? nearestSteps(row.steps, at, reachMs)
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

export function pxPerMs(x: TimeScale): number {
  const [[from = 0, to = 0], [left = 0, right = 0]] = [x.domain(), x.range()]
  return to > from ? (right - left) / (to - from) : 0
}
