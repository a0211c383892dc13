import type { TimeLine, TimeLineKind } from '#case/debriefing/messages.ts'
import type { Course } from './playhead/playhead.ts'

/** What a playhead moves in: the run, and its pauses, joined where one follows at once on another. */
export function courseOf({ from, to, entries, clock }: TimeLine): Course {
  const pauses: { from: number; to: number }[] = []
  for (const { kind, at, to: end = at } of entries) {
    if (kind !== 'pause') continue
    const last = pauses.at(-1)
    if (last && at <= last.to) last.to = Math.max(last.to, end)
    else pauses.push({ from: at, to: end })
  }
  return { from, to, pauses, ...(clock && { clock }) }
}

const worthAStop: readonly TimeLineKind[] = ['decision', 'wrong', 'event', 'flag', 'plus', 'minus']

/** Where the buttons jump: to the moments, and while those are closed to what was decided, went wrong, happened or was flagged. */
export function stopsOf({ moments, entries }: TimeLine): { stops: readonly number[]; stopName: string } {
  if (moments) return { stops: inOrder(moments.map(({ at }) => at)), stopName: 'moment' }
  const stops = entries.filter(({ kind }) => worthAStop.includes(kind)).map(({ at }) => at)
  return { stops: inOrder(stops), stopName: 'decision or event' }
}

const inOrder = (times: readonly number[]): readonly number[] => [...new Set(times)].sort((one, other) => one - other)
