import { useEffect } from 'react'
import type { PointView } from '#case/views/bedside/points.ts'
import { serverNow } from '../../base/live/server-clock.ts'
import { useView } from '../../base/live/surroundings.ts'

/** A point that opens with a jolt, to everyone at once, is heard and felt on whatever page of the case one is, once. */
export function usePointJolt(): void {
  const since = useView((view) => joltSince(view.points)) ?? null

  useEffect(() => {
    if (since === null || told.has(since) || serverNow() - since > FRESH_MS) return
    told.add(since)
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE)
    void import('../../monitor/sound/monitor-sound.ts').then(({ soundEvent }) => soundEvent()).catch(() => {})
  }, [since])
}

/** Longer ago than this it is no news: a reload or a late visit is not startled again. */
export const FRESH_MS = 15_000

/** The jolt that a point opens with, apart from the rest of its situation. */
export const joltOf = ({ situation, eventSentences }: Pick<PointView, 'situation' | 'eventSentences'>) => ({
  jolt: situation.slice(0, eventSentences),
  rest: situation.slice(eventSentences),
})

/** When the newest point opened, if that was a jolt. */
export function joltSince(points: readonly Pick<PointView, 'openedAt' | 'eventSentences'>[]): number | null {
  const last = points.at(-1)
  return last && last.eventSentences > 0 ? last.openedAt : null
}

const SHAKE = [250, 120, 250]
const told = new Set<number>()
