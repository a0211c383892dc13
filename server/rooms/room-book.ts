import { randomUUID } from 'node:crypto'
import { OPEN_ROOM } from '../store/case-store.ts'
import type { Database } from '../store/database.ts'
import { newCode } from './room-code.ts'

/** A room is a number, and its runs begin with it. */
const RUNS_OF_A_ROOM = 1_000_000
const FORGOTTEN_AFTER_MS = 12 * 60 * 60_000

export interface ListedRoom {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly openedAt: number
  readonly isRunning: boolean
  readonly seated: number
}

export type RoomBook = ReturnType<typeof createRoomBook>

/** The rooms of the house beside the open one: opened, found by their codes, and ended. */
export function createRoomBook({ pool }: Database, clock: () => number = Date.now) {
  /** Nothing is left of a room that has ended: no word, no sound, no guest. Accounts that were in it are in the open room. */
  async function end(id: string): Promise<boolean> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      // Its row first, as with every command.
      const { rowCount } = await client.query('delete from rooms where id = $1 and id <> $2', [id, OPEN_ROOM])
      if (rowCount) {
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
        await client.query(`select pg_notify('people', '')`)
      }
      await client.query('commit')
      client.release()
      return rowCount === 1
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  return {
    end,

    async open(name: string): Promise<{ id: string; code: string }> {
      const [id, code] = [randomUUID(), newCode()]
      await pool.query(
        `with opened as (
           insert into rooms (id, number, run, version, name, opened_at)
           select $1, number, number * ${RUNS_OF_A_ROOM} + 1, 0, $2, $3 from nextval('room_numbers') as number
         )
         insert into room_codes (code, room) values ($4, $1)`,
        [id, name, clock(), code],
      )
      return { id, code }
    },

    async find(code: string): Promise<{ id: string; name: string } | null> {
      const { rows } = await pool.query<{ id: string; name: string }>(
        'select id, name from room_codes join rooms on rooms.id = room where code = $1',
        [code],
      )
      return rows[0] ?? null
    },

    async list(): Promise<ListedRoom[]> {
      const { rows } = await pool.query<ListedRoom>(
        `select id, name, code, opened_at as "openedAt",
           exists (select from records where records.room = rooms.id and collection = 'Cases') as "isRunning",
           (select count(*)::int from records where records.room = rooms.id and collection = 'LiveCaseTeam') as seated
         from rooms join room_codes on room_codes.room = rooms.id order by opened_at`,
      )
      return rows
    },

    /** Rooms that nobody has been in for half a day end by themselves. */
    async endForgotten(): Promise<void> {
      const { rows } = await pool.query<{ id: string }>(
        `select id from rooms where id <> $1 and opened_at < $2 and not exists (
           select from "session" join presence on presence.uid = "userId"
           where "session".room = rooms.id and (is_present or since > $2)
         )`,
        [OPEN_ROOM, clock() - FORGOTTEN_AFTER_MS],
      )
      for (const { id } of rows) await end(id)
    },
  }
}
