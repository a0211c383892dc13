import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { RoomSettings, RoomSign } from '#case/rooms.ts'
import { PRACTICE_ENDS_AFTER_MS, ROOM_ENDS_AFTER_MS, RUNS_OF_A_ROOM } from '#case/rules/house-limits.ts'
import type { Database } from '../store/database.ts'
import { inTransaction } from '../store/database.ts'
import { NoRoom, OPEN_ROOM } from '../store/which-room.ts'
import { newCode } from './room-code.ts'
import { plainRoom, type StoredSign, signOf } from './room-sign.ts'

/** A room stays with the version of its story that it was opened with. */
type OfVersion = { readonly storyVersion?: number }
type PracticeSettings = Pick<RoomSettings, 'pace' | 'story' | 'hasOrders'> & OfVersion

interface ListedRoom {
  readonly id: string
  readonly name: string
  /** Null where somebody practises alone: nobody joins. */
  readonly code: string | null
  readonly openedAt: number
  readonly isRunning: boolean
  readonly seated: number
}

/** The database, or a transaction in it. */
type Asking = Pick<pg.ClientBase, 'query'>

export type RoomBook = ReturnType<typeof createRoomBook>

/** The rooms of the house beside the open one: opened, found by their codes, and ended. */
export function createRoomBook(
  { pool, clock: { now } }: Database,
  { endRun, clock = now }: { endRun: (room: string) => Promise<void>; clock?: () => number },
) {
  const end = (id: string): Promise<boolean> => endRoom(pool, endRun, id)

  return {
    end,

    /** Without an owner it is the administrator's alone. */
    async open(
      name: string,
      settings: Partial<RoomSettings> & OfVersion = {},
      owner?: string,
    ): Promise<{ id: string; code: string }> {
      const [id, code] = [randomUUID(), newCode()]
      await insertRoom(pool, { id, code, name, settings, owner, openedAt: clock() })
      return { id, code }
    },

    /** A room for one person, which nobody can join. */
    async openPractice(practiceOf: string, settings: PracticeSettings): Promise<string> {
      const id = randomUUID()
      await insertRoom(pool, { id, name: 'Practice', settings, practiceOf, openedAt: clock() })
      return id
    },

    /** The same, with that person and all their pages in it; and what they practised in before. */
    goToPractice: (uid: string, settings: PracticeSettings): Promise<{ id: string; before: readonly string[] }> =>
      goTo(pool, uid, settings, clock()),

    /** All that somebody practises in. */
    async endPractices(uid: string): Promise<void> {
      for (const id of await practicesOf(pool, uid)) await end(id)
    },

    async isOpen(room: string): Promise<boolean> {
      const { rowCount } = await pool.query('select from rooms where id = $1', [room])
      return rowCount === 1
    },

    /** The code that opened it before does not any more. */
    async newCode(room: string): Promise<string> {
      const code = newCode()
      await pool.query('update room_codes set code = $2 where room = $1', [room, code])
      return code
    },

    change: (room: string, wanted: KeepSettings): Promise<void> => changeSettings(pool, room, wanted),

    find: (code: string) => findRoom(pool, code),

    list: () => listRooms(pool),

    /** Rooms that nobody has been in for half a day end by themselves, a practice sooner. */
    async endForgotten(): Promise<void> {
      for (const id of await forgotten(pool, clock())) await end(id)
    },
  }
}

const goTo = (
  pool: Database['pool'],
  uid: string,
  settings: PracticeSettings,
  now: number,
): Promise<{ id: string; before: readonly string[] }> =>
  inTransaction(pool, async (client) => {
    // One after the other: of two at once the second finds the first.
    await client.query('select from users where uid = $1 for update', [uid])
    const before = await practicesOf(client, uid)
    const id = randomUUID()
    await insertRoom(client, { id, name: 'Practice', settings, practiceOf: uid, openedAt: now })
    await client.query('update users set room = $2 where uid = $1', [uid, id])
    await client.query('update "session" set room = $2 where "userId" = $1', [uid, id])
    await client.query(`select pg_notify('people', '')`)
    return { id, before }
  })

/**
 * Nothing is left of a room that has ended but the runs it keeps: no word, no sound, no guest. Accounts that were in it are in
 * the open room.
 */
async function endRoom(pool: Database['pool'], endRun: (room: string) => Promise<void>, id: string): Promise<boolean> {
  while (id !== OPEN_ROOM) {
    await endRun(id).catch((error) => {
      if (!(error instanceof NoRoom)) throw error
    })
    const outcome = await forget(pool, id)
    if (outcome !== 'running') return outcome === 'forgotten'
  }
  return false
}

async function practicesOf(asking: Asking, uid: string): Promise<string[]> {
  const { rows } = await asking.query<{ id: string }>('select id from rooms where practice_of = $1', [uid])
  return rows.map(({ id }) => id)
}

/** The room that a code opens, and what it says of itself. */
async function findRoom(pool: pg.Pool, code: string): Promise<({ id: string } & RoomSign) | null> {
  const { rows } = await pool.query<StoredSign & { id: string }>(
    'select id, name, settings, practice_of from room_codes join rooms on rooms.id = room where code = $1',
    [code],
  )
  const [found] = rows
  if (!found) return null
  return { id: found.id, ...signOf(found) }
}

async function listRooms(pool: pg.Pool): Promise<ListedRoom[]> {
  const { rows } = await pool.query<ListedRoom>(
    `select id, name, code, opened_at as "openedAt",
       exists (select from records where records.room = rooms.id and collection = 'Cases') as "isRunning",
       (select count(*)::int from records where records.room = rooms.id and collection = 'LiveCaseTeam') as seated
     from rooms left join room_codes on room_codes.room = rooms.id where id <> $1 order by opened_at`,
    [OPEN_ROOM],
  )
  return rows
}

/** Those that nobody has been in for too long. */
async function forgotten(pool: pg.Pool, now: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from rooms cross join lateral (select case when practice_of is null then $2 else $3 end::bigint as at) as limit_
     where id <> $1 and opened_at < limit_.at and not exists (
       select from "session" join presence on presence.uid = "userId"
       where "session".room = rooms.id and (is_present or since > limit_.at)
     )`,
    [OPEN_ROOM, now - ROOM_ENDS_AFTER_MS, now - PRACTICE_ENDS_AFTER_MS],
  )
  return rows.map(({ id }) => id)
}

interface NewRoom {
  readonly id: string
  readonly code?: string
  readonly name: string
  readonly settings: Partial<RoomSettings> & OfVersion
  readonly owner?: string | undefined
  readonly practiceOf?: string
  readonly openedAt: number
}

async function insertRoom(asking: Asking, room: NewRoom): Promise<void> {
  const { id, code, name, owner, practiceOf, openedAt } = room
  const { storyVersion, ...settings } = room.settings
  const { keepDays, hasReportLink } = { ...plainRoom, ...settings }
  await asking.query(
    `with opened as (
       insert into rooms (id, number, run, version, name, opened_at, settings, run_keep_days, run_has_link, practice_of,
         story_version)
       select $1, number, number * ${RUNS_OF_A_ROOM} + 1, 0, $2, $3, $5, $6, $8, $9, $10 from nextval('room_numbers') as number
     ), owned as (
       insert into room_educators (room, uid, is_owner) select $1, $7, true where $7::text is not null
     )
     insert into room_codes (code, room) select $4, $1 where $4::text is not null`,
    [id, name, openedAt, code, JSON.stringify(settings), keepDays, owner, hasReportLink, practiceOf, storyVersion],
  )
}

type KeepSettings = Pick<RoomSettings, 'keepDays' | 'hasReportLink'>

/** What is kept can be made stricter at any time; looser it is only for runs that have not begun. */
const changeSettings = (pool: pg.Pool, room: string, wanted: KeepSettings): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('select from rooms where id = $1 for update', [room])
    await client.query(
      `with run as (select exists (select from records where room = $1 and collection = 'Cases') as "isUnderWay")
       update rooms set settings = settings || $2::jsonb,
         run_keep_days = case when "isUnderWay" then least(run_keep_days, $3) else $3 end,
         run_has_link = case when "isUnderWay" then run_has_link and $4 else $4 end
       from run where id = $1`,
      [room, JSON.stringify(wanted), wanted.keepDays, wanted.hasReportLink],
    )
  })

/** With all that is in it, unless a run of it is under way. */
const forget = (pool: pg.Pool, id: string): Promise<'forgotten' | 'unknown' | 'running'> =>
  inTransaction(pool, async (client) => {
    // Its row first, as with every command.
    const { rowCount } = await client.query('select from rooms where id = $1 for update', [id])
    if (!rowCount) return 'unknown'
    const { rowCount: isRunning } = await client.query(`select from records where room = $1 and collection = 'Cases'`, [
      id,
    ])
    if (isRunning) return 'running'
    await client.query('delete from rooms where id = $1', [id])
    for (const table of ['records', 'list_items', 'log', 'answers', 'recordings', 'room_codes']) {
      await client.query(`delete from ${table} where room = $1`, [id])
    }
    await client.query(
      `with guests as (delete from users where room = $1 and email = '' returning uid)
       delete from "user" using guests where "user".id = guests.uid`,
      [id],
    )
    await client.query('update users set room = $2 where room = $1', [id, OPEN_ROOM])
    await client.query('update "session" set room = $2 where room = $1', [id, OPEN_ROOM])
    // Whose it was is known as long as runs of it are kept.
    await client.query(
      'delete from room_educators where room = $1 and not exists (select from kept_runs where room = $1)',
      [id],
    )
    await client.query(`select pg_notify('people', '')`)
    return 'forgotten'
  })
