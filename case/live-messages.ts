import type { Command } from './commands.ts'
import type { People } from './records/people.ts'
import type { RoomSign } from './rooms.ts'
import type { Refusal } from './rules/refusals.ts'
import type { View } from './views/view.ts'
import type { ViewChange } from './views/view-change.ts'

/** What the server tells a page: everything, or what makes its version into the next. */
export type LiveMessage =
  | {
      readonly type: 'whole'
      readonly run: number
      readonly version: number
      /** What it is cut by: after other rules no difference leads on from it. */
      readonly rules: string
      readonly view: View
      readonly now: number
    }
  | ({
      readonly type: 'change'
      readonly run: number
      readonly from: number
      readonly version: number
      readonly now: number
    } & ViewChange)

/** The server's answer to a command. `retry`: nothing is known to be stored, send it again. */
export type Answer =
  | { readonly ok: true; readonly version: number; readonly run: number }
  | { readonly ok: false; readonly refusal: Refusal; readonly message: string }
  | { readonly ok: false; readonly retry: true; readonly message: string }

/** What a page says when it connects: how far it has come, and by which rules what it holds was cut. */
export interface Resume {
  readonly run: number
  readonly version: number
  readonly rules: string
}
/** A page that holds nothing has come nowhere. One of before that reads no differences says nothing of rules. */
export type ResumePoint = Resume | { readonly rules: null }

/** What the server says to a page. */
export interface ToPage<Bytes = ArrayBuffer> {
  live: (message: LiveMessage) => void
  /** The same, deflated: for pages that say they can unpack it. */
  packed: (message: Bytes) => void
  /** Who the holders of the seats are, and whether they are there. */
  people: (people: People) => void
  /** What the room one is in says of itself, null in the open one. */
  room: (sign: RoomSign | null) => void
  'signed-out': () => void
  /** The script that pages begin with now: whoever began with another is out of date. */
  entry: (name: string | null) => void
}

/** What a page says to the server, and the answer. The server takes nothing of it as given. */
export interface ToServer<Sent = Command, At = ResumePoint, Path = string> {
  command: (sent: Sent, answer: (answer: Answer) => void) => void
  resume: (at: At) => void
  /** Which of its pages somebody looks at: for their educator. */
  looking: (path: Path) => void
}
