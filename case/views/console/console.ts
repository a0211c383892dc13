import type { Voice } from '../../records/educating.ts'
import type { RoleId } from '../../records/roles.ts'
import type { Wait } from '../../rules/waits.ts'
import type { TeamSeat } from '../team.ts'
import type { Clock } from '../view.ts'

/** What an educator sees of a run beside the three screens. Nobody else gets a byte of it. */
export interface ConsoleView {
  readonly run: number
  readonly isRunning: boolean
  readonly startedAt: number | null
  readonly seats: readonly TeamSeat[]
  /** Where each role stands, by role id, and since when. */
  readonly places: readonly { readonly step: number; readonly since: number }[]
  readonly clock: Clock
  readonly score: number | null
  readonly isScoreHidden: boolean
  /** Who steers: the uid of an educator; null: whoever acts first. */
  readonly steers: string | null
  readonly pause: { readonly since: number; readonly by: string } | null
  /** What the clock alone brings, in the order of time; a skip leads to the first that is not over. */
  readonly waits: readonly Wait[]
  readonly newborn: NewbornView | null
  /** What each role stands before, by role id: what is right there, and what could be said to help. */
  readonly guides: readonly GuideView[]
  readonly objectives: readonly { readonly text: string; readonly shownBy: string; readonly isMet: boolean }[]
  readonly spoken: readonly SpokenView[]
  readonly flags: readonly FlagView[]
  readonly isAtReport: boolean
}

/** As she truly is, and what comes next. */
export interface NewbornView {
  /** In words: the row of the monitor and that of the gas. */
  readonly monitor: readonly { readonly label: string; readonly value: string }[]
  readonly gas: readonly { readonly label: string; readonly value: string }[]
  /** 0 best, 4 worst. */
  readonly rows: { readonly monitor: number; readonly gas: number }
  /** What becomes of her by what is decided so far, and why. */
  readonly next: readonly string[]
}

export interface GuideView {
  readonly roleId: RoleId
  readonly title: string
  readonly answers: readonly { readonly asked: string; readonly right: string; readonly why: string | null }[]
  /** From gentle to plain. */
  readonly prompts: readonly string[]
  /** What a stand-in would do next, for a seat that nobody holds; null: nothing is due. */
  readonly nextDeed: string | null
}

export interface SpokenView {
  readonly id: string
  readonly at: number
  readonly as: Voice
  /** Null: to all. */
  readonly to: RoleId | null
  readonly text: string
  readonly isPrompt: boolean
  /** Of a recording. */
  readonly durationMs: number | null
}

export interface FlagView {
  readonly id: string
  readonly at: number
  readonly text: string
  /** The line of the log that it stands on; null: a moment. */
  readonly version: number | null
}
