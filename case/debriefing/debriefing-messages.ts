import type { CourseView } from '../course/monitor-signs.ts'
import type { RoleId } from '../records/roles.ts'
import type { MonitorRow } from '../records/vital-stats.ts'
import type { GasReport } from '../report/vitals-report.ts'
import type { Instruments } from '../story/sign.ts'
import type { NewbornView } from '../views/console/newborn.ts'
import type { View } from '../views/view.ts'

export const lanes = ['decisions', 'orders', 'tasks', 'chat', 'said', 'educator', 'events', 'flags', 'pauses'] as const
export type Lane = (typeof lanes)[number]

/** Something on the time line: a moment, or a stretch where `to` is given. Times are the server's ms, as in the log. */
export interface TimeLineEntry {
  readonly id: string
  readonly lane: Lane
  readonly at: number
  readonly to?: number
  /** Of the log entry. */
  readonly version: number
  readonly by: RoleId | 'team' | 'educator'
  readonly kind: TimeLineKind
  /** One short sentence in plain words; of a message, the message. */
  readonly text: string
  /** Of an order: its name, and when it was heard and done. */
  readonly loop?: { readonly name: string; readonly heardAt: number | null; readonly doneAt: number | null }
  /** What can be played of it: it begins with the stretch. */
  readonly sound?: { readonly path: string; readonly durationMs: number }
}

export type TimeLineKind =
  | 'decision'
  | 'advice'
  /** A piece of work, from its start until it is done. */
  | 'work'
  /** An order, from its call until it is reported, cancelled or gone on without. */
  | 'order'
  /** Something entered that was not right. */
  | 'wrong'
  | 'done'
  | 'message'
  | 'recording'
  | 'prompt'
  | 'words'
  | 'event'
  | 'flag'
  /** Flags of an educator with a plus and with a minus. */
  | 'plus'
  | 'minus'
  | 'pause'
  | 'skip'
  | 'step'

/** What the monitor showed from this moment on. */
export interface VitalsPoint {
  readonly at: number
  readonly monitor: MonitorRow
  /** What had just happened. */
  readonly event: string
}

/** How the monitor went on from this moment, where it moved in time: what the pages were told then. */
export interface CoursePoint {
  readonly at: number
  /** Since when the case stood still. */
  readonly stillSince: number | null
  readonly row: MonitorRow
  readonly course: CourseView
  /** Of what it had no signal. */
  readonly lost: string | null
  /** What an educator had set, by the names of the signs. */
  readonly set: readonly string[]
}

/** A gas that the team took, when it was decided. */
export interface GasPoint extends GasReport {
  readonly at: number
}

/** A whole run on one line. */
export interface TimeLine {
  readonly run: number
  readonly from: number
  /** When the handover was saved, or the newest that is known. */
  readonly to: number
  /** What makes the server's time into the case's, beside its pauses. Those told by older versions lack it. */
  readonly clock?: { readonly pace: number; readonly skips: readonly { readonly at: number; readonly ms: number }[] }
  /** The handover was saved. */
  readonly isWhole: boolean
  /** What this run lacks, in sentences for people. */
  readonly missing: readonly string[]
  readonly instruments: Instruments
  readonly vitals: readonly VitalsPoint[]
  /** Empty where the monitor stood at its rows; what older versions told has none. */
  readonly course?: readonly CoursePoint[]
  readonly gases: readonly GasPoint[]
  /** Sorted by `at`. */
  readonly entries: readonly TimeLineEntry[]
  /** Null while points and verdicts are closed to who asks. */
  readonly moments: readonly Moment[] | null
}

/** A moment worth talking about, why, and where the playhead goes. */
export interface Moment {
  readonly id: string
  readonly at: number
  /** It went well; else it is to talk about, as is a flag that says neither. */
  readonly isGood: boolean
  /** An educator flagged it, or saw it by their checklist. */
  readonly isFlag?: true
  readonly title: string
  readonly why: string
}

/** The three screens, by role id, and the newborn at one moment, from the log alone. */
export interface AsItWas {
  readonly run: number
  /** Within the run: what was asked for before or after it is moved to its beginning or end. */
  readonly at: number
  readonly version: number
  readonly views: readonly [View, View, View]
  readonly newborn: NewbornView
}

/** Where whoever leads looks at: `at` a time of the run, going on at a speed, 0 where it stands. */
export interface MoveOfPlayhead {
  readonly run: number
  readonly at: number
  readonly speed: 0 | 1 | 4 | 16
}

/** As the page that moved it says it: so long ago, by that page's own clock. */
export interface SaidPlayhead extends MoveOfPlayhead {
  readonly ageMs: number
}

/** As everyone hears it, with when it was so, in the server's ms. */
export interface LedPlayhead extends MoveOfPlayhead {
  readonly setAt: number
}

/** What the server says to who is in a debriefing. */
export interface ToDebriefing {
  playhead: (playhead: LedPlayhead) => void
}

/** What they say to it. Only of whoever leads anything comes. */
export interface FromDebriefing {
  move: (said: SaidPlayhead) => void
}
