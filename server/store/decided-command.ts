import type { Command } from '#case/commands.ts'
import type { Answer } from '#case/live-messages.ts'
import type { LogEntry } from '#case/records/log.ts'
import type { People } from '#case/records/people.ts'
import type { Refusal } from '#case/rules/refusals.ts'
import { refusalText } from '#content/texts/refusals.ts'

/** A command that was decided, by whom it was given, and what they are answered once it is stored. */
export interface DecidedCommand {
  readonly asker: string
  readonly command: Command
  readonly answer: Answer
  /** Whether its answer is remembered, for when it is sent again. */
  readonly isRemembered: boolean
  /** What it comes to where it was accepted. */
  readonly entry?: LogEntry
  readonly attachment?: Attachment | undefined
  /** The session it came from: where that has ended by now, nothing is stored. */
  readonly session?: string | undefined
  /** Whose sessions end with it, once it is accepted. */
  readonly signsOut?: string | undefined
  /** Whose account is gone with it, once it is accepted. */
  readonly removes?: string | undefined
  /** Who was there, as the rules were told. */
  readonly people?: People | undefined
}

/** A file that a command names. It is stored with the command or not at all. */
export interface Attachment {
  readonly path: string
  readonly mimeType: string
  readonly bytes: Buffer
}

/**
 * `behind`: another node was faster, decide again. `answered`: some of them, by index, came a second time, or from a session
 * that has ended. In both cases nothing was written.
 */
export type Outcome = { is: 'stored' } | { is: 'behind' } | { is: 'answered'; answers: Map<number, Answer> }

/** Whether it also ends, removes or attaches something, or signs somebody out: then it is stored by itself. */
export const standsAlone = ({ entry, attachment, signsOut, removes }: DecidedCommand): boolean =>
  (attachment ?? signsOut ?? removes) !== undefined || (entry !== undefined && endsSomething(entry))

export const endsSomething = ({ changes }: LogEntry): boolean =>
  changes.some(({ change }) => change.op !== 'put' && change.op !== 'append')

export const refused = (why: Refusal): Answer => ({ ok: false, refusal: why, message: refusalText(why) })
