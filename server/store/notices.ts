import type { LogEntry } from '#case/records/log.ts'
import { endsSomething } from './decided-command.ts'

/** PostgreSQL carries no more than 8000 in one notification. */
const MOST_NOTICE_BYTES = 7900

/** What nodes tell each other when they have stored something: how far the room has come, and the entries where they fit. */
export interface Notice {
  /** The node. */
  readonly by: string
  readonly room: string
  readonly version: number
  readonly entries?: readonly LogEntry[]
}

/** Says what a node has stored, so that nodes know their own. */
export function noticeOf({ node, room }: { node: string; room: string }, entries: readonly LogEntry[]): string {
  const notice: Notice = { by: node, room, version: entries.at(-1)?.version ?? 0 }
  const whole = JSON.stringify({ ...notice, entries })
  const isTold = Buffer.byteLength(whole) <= MOST_NOTICE_BYTES && !entries.some(endsSomething)
  return isTold ? whole : JSON.stringify(notice)
}

/** What they say to each other every second: which rooms they hold. */
export interface Greeting {
  readonly by: string
  readonly rooms: readonly string[] | 'all'
}

export function greetingOf(by: string, rooms: readonly string[]): Greeting {
  const greeting = { by, rooms }
  return Buffer.byteLength(JSON.stringify(greeting)) <= MOST_NOTICE_BYTES ? greeting : { by, rooms: 'all' }
}
