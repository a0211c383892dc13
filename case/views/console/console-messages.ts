import type { LiveMessage } from '../../live-messages.ts'
import type { Difference } from '../../records/difference.ts'
import type { Voice } from '../../records/educating.ts'
import type { People } from '../../records/people.ts'
import type { RoleId } from '../../records/roles.ts'
import type { ViewChange } from '../view-change.ts'
import type { ConsoleView } from './console.ts'
import type { HeardAt } from './heard.ts'
import type { ProjectorView } from './projector.ts'

/** A line of the run's log, in words. */
export interface LogLine {
  /** Of the log entry: a flag may name it. */
  readonly version: number
  readonly at: number
  /** Whose doing it was. `team`: of nobody alone, as when time was up. */
  readonly by: RoleId | 'educator' | 'team'
  readonly topic: LogTopic
  readonly text: string
  /** Something entered that was not right. */
  readonly isWrong?: true
  /** It tells that a flag was set, which may be shown in its stead. */
  readonly isFlag?: true
}

/** What is said of one change. */
export type Said = Pick<LogLine, 'by' | 'topic' | 'text' | 'isWrong' | 'isFlag'>

/** In whose voice an educator can speak. */
export const voices = [
  'referring-doctor',
  'medical-control',
  'pilot',
  'dispatch',
  'parent',
  'educator',
] as const satisfies readonly Voice[]

/** What a log can be filtered by. */
export const logTopics = ['decisions', 'tasks', 'chat', 'steps', 'educator'] as const
export type LogTopic = (typeof logTopics)[number]

/** What the server says to a console. A console names its room as it connects (`auth: { room: id }`, for a projector with `part: 'projector'`). */
export interface ToConsole {
  /** All that is not a screen, from the beginning. */
  console: (told: ConsoleTold) => void
  /** What the holder of a seat sees, by role, from the beginning. */
  screen: (roleId: RoleId, message: LiveMessage) => void
  /** Lines, and who was last heard of when; `isWhole`: forget those before. */
  log: (told: LogTold & { readonly isWhole: boolean }) => void
  /** What makes all of that into what it is now. Consoles of before there was this are told from the beginning, each time. */
  change: (change: ConsoleChange) => void
  /** What everybody may look at together: all that the page of a projector is told. */
  projector: (told: ProjectorTold) => void
  /** The room has ended, or is not one of theirs any more. */
  gone: (why: 'ended' | 'not-yours') => void
  'signed-out': () => void
}

interface LogTold {
  readonly lines: readonly LogLine[]
  readonly heardAt: HeardAt
}

/** What has happened is told together; what is not in it is as it was. */
export interface ConsoleChange {
  readonly now: number
  readonly screens?: {
    readonly run: number
    readonly from: number
    readonly version: number
    /** By role id. */
    readonly changes: readonly ViewChange[]
  }
  /** Of what is no screen. */
  readonly told?: Difference
  /** The newest lines. */
  readonly log?: LogTold
}

export interface ConsoleTold {
  readonly view: ConsoleView
  /** The server's time. */
  readonly now: number
  /** Who is in the room, and who holds its seats. */
  readonly people: People
  /** Which page the holders of seats look at, where that is known. */
  readonly looking: readonly { readonly uid: string; readonly path: string }[]
  /** Who leads the room. */
  readonly educators: readonly { readonly uid: string; readonly email: string }[]
  /** Of the room. */
  readonly name: string
}

export interface ProjectorTold {
  readonly view: ProjectorView
  readonly now: number
  /** Of the room. */
  readonly name: string
}
