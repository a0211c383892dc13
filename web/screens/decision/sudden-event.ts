import type { PointView } from '#case/views/points.ts'

/** Longer ago than this it is no news: a reload or a late visit is not startled again. */
export const FRESH_MS = 15_000

/** The points that open with an event, and how many of the situation's sentences tell it. */
const sentencesOfEvent: { readonly [point: number]: number } = { 3: 1, 5: 2 }

/** The event a point opens with, apart from the rest of its situation. */
export function eventOf({ point, situation }: Pick<PointView, 'point' | 'situation'>) {
  const count = sentencesOfEvent[point] ?? 0
  return { event: situation.slice(0, count), rest: situation.slice(count) }
}

/** When the newest point opened, if that was an event. */
export function eventSince(points: readonly Pick<PointView, 'point' | 'openedAt'>[]): number | null {
  const last = points.at(-1)
  return last && sentencesOfEvent[last.point] ? last.openedAt : null
}
