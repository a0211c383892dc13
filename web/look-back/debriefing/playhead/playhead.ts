import type { TimeLine, TimeLineKind } from '#case/debriefing/debriefing-messages.ts'
import { serverNow } from '../../../base/live/server-clock.ts'
import { createStore } from '../../../base/live/store.ts'

export type Speed = 0 | 1 | 4 | 16

/** Where a run is looked at: so long after `setAt` it is so much further on. At speed 0 it stands. */
export interface Playhead {
  readonly at: number
  readonly speed: Speed
  /** In the server's ms, so that it is the same moment on every page. */
  readonly setAt: number
}

export interface Stretch {
  readonly from: number
  readonly to: number
}

/** What a playhead moves in. Times are the server's ms, as in the log. */
export interface Course extends Stretch {
  /** When the case stood still, in order. */
  readonly pauses: readonly Stretch[]
  /** How the case's clock went beside that: left out, as the server's. */
  readonly clock?: TimeLine['clock']
}

/** Playing passes over pauses at once, and stops at the end. Who stands in a pause stays there until they play. */
export function positionOf({ at, speed, setAt }: Playhead, { from, to, pauses }: Course, now: number): number {
  let position = Math.min(Math.max(from, at), to)
  let left = speed * Math.max(0, now - setAt)
  if (left === 0) return position
  for (const pause of pauses) {
    if (pause.to <= position) continue
    const before = Math.max(0, pause.from - position)
    if (left < before) break
    left -= before
    position = pause.to
  }
  return Math.min(position + left, to)
}

export type PlayheadStore = ReturnType<typeof createPlayhead>

/** The playhead of a page. What is done on the page goes to `onMove`; what somebody else does is `set`. Given `before`, it goes on from there. */
export function createPlayhead(course: Course, onMove: (playhead: Playhead) => void = () => {}, before?: Playhead) {
  const store = createStore<Playhead>({ at: course.from, speed: 0, setAt: 0, ...before })
  const aimed = createStore<number | null>(null)
  const now = () => positionOf(store.get(), course, serverNow())
  const within = (at: number) => Math.min(Math.max(course.from, at), course.to)

  function move(at: number, speed: Speed) {
    store.set({ at: within(at), speed, setAt: serverNow() })
    onMove(store.get())
  }

  return {
    course,
    get: store.get,
    set: store.set,
    subscribe: store.subscribe,
    /** Where it stands at this moment. */
    now,
    moveTo: (at: number) => move(at, store.get().speed),
    /** A finger is down where it would move it to; whether it does is not known yet. */
    aim: (at: number) => aimed.set(within(at)),
    /** Where somebody aimed last. */
    aimed,
    /** Played from its end, a run begins anew. */
    setSpeed: (speed: Speed) => move(speed > 0 && now() >= course.to ? course.from : now(), speed),
    /** It has come to the end on every page alike: nobody has to be told. */
    rest: () => store.set({ at: course.to, speed: 0, setAt: serverNow() }),
  }
}

/** For a button that takes it to a moment. */
export const goTo = ({ aim, moveTo }: PlayheadStore, at: number) => ({
  onPointerDown: () => aim(at),
  onClick: () => moveTo(at),
})

/** Draws at once, whenever somebody moves the playhead, and for each frame while it plays. Ends with the function given back. */
export function followPlayhead(playhead: PlayheadStore, draw: (at: number) => void): () => void {
  let frame = 0
  function step() {
    frame = 0
    const at = playhead.now()
    draw(at)
    if (playhead.get().speed === 0) return
    if (at >= playhead.course.to) playhead.rest()
    else ask()
  }
  function ask() {
    if (frame === 0) frame = requestAnimationFrame(step)
  }
  const stop = playhead.subscribe(ask)
  step()
  return () => {
    stop()
    cancelAnimationFrame(frame)
  }
}

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
