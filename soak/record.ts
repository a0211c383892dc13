import type { Request } from '#case/commands.ts'
import type { Answer } from '#case/live-messages.ts'

/** One moment after the other, in the process that watches all trainees. */
type Moment = number

/** A command, and what its trainee heard of it in the end. */
export interface Sent {
  readonly id: string
  readonly request: Request
  answer: Exclude<Answer, { retry: true }> | null
  answeredAt: Moment | null
}

/** A version of the case as a page showed it. */
export interface Seen {
  readonly run: number
  readonly version: number
  /** The mark of the view. */
  readonly view: string
  /** When the page had asked for what it then saw; null for what came by itself. */
  readonly askedAt: Moment | null
}

/** All that one page has been through. */
export interface PageRecord {
  readonly name: string
  readonly uid: string
  readonly sent: Sent[]
  readonly seen: Seen[]
}
