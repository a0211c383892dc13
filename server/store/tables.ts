import type { ColumnType } from 'kysely'
import type { Answer } from '#case/live-messages.ts'
import type { LoggedChange } from '#case/records/log.ts'

type Json<T> = ColumnType<T, string, string>

/** The tables, as queries see them. */
export interface Tables {
  rooms: {
    id: string
    number: number
    run: number
    version: number
    name: string
    opened_at: number
    settings: Json<object>
    /** For how many days the run under way is to be kept, and whether its report has a link. */
    run_keep_days: number
    run_has_link: boolean
    /** Who practises alone in it. */
    practice_of: string | null
    /** Of its story, as it was opened; null where it was opened before that was noted. */
    story_version: number | null
  }
  room_educators: { room: string; uid: string; is_owner: boolean; seen_at: number | null }
  room_codes: { code: string; room: string }
  records: { room: string; schema: number; collection: string; id: string; data: Json<{ [field: string]: unknown }> }
  list_items: {
    room: string
    schema: number
    collection: string
    id: string
    list: string
    position: number
    data: Json<unknown>
  }
  log: LogTable
  kept_log: Omit<LogTable, 'command_id'>
  answers: { room: string; asker: string; command_id: string; answer: Json<Answer>; at: ColumnType<Date, never, never> }
  recordings: RecordingTable
  kept_recordings: RecordingTable
  users: {
    uid: string
    email: string
    status: boolean
    time: number
    /** Where they are. */
    room: string
    /** A guest's, who has no e-mail. */
    name: string | null
    /** May open rooms. */
    is_educator: boolean
    /** Of a guest, as marks: the device and the network they came in from, and the device that asks to be let back in as them. */
    device: string | null
    network: string | null
    back_device: string | null
    back_asked_at: number | null
  }
  presence: { uid: string; is_present: boolean; since: number }
  connections: {
    node: string
    uid: string
    pages: number
    seen_at: ColumnType<Date, never, never>
    looking: string | null
  }
  sign_in_tries: { key: string; tries: number; since: ColumnType<Date, never, never> }
  settings: { name: string; value: string }
  user: { id: string; email: string }
}

interface RecordingTable {
  room: string
  path: string
  run: number
  mime_type: string
  bytes: Buffer
}

interface LogTable {
  room: string
  schema: number
  version: number
  run: number
  asker: string
  /** None where the same, sent again, would be done again. */
  command_id: string | null
  kind: string
  command: Json<unknown>
  at: number
  changes: Json<LoggedChange[]>
}
