import type pg from 'pg'
import type { Asked } from './house-clock.ts'

/** A setting that is no part of a backup: it is about this database's clock. */
export const AHEAD = 'clock-ahead'

/** The database's part in the time of the house. */
export const askDatabase = (pool: Pick<pg.Pool, 'query'>): Asked => ({
  async read() {
    const { rows } = await pool.query<{ at: string; ahead: string }>({
      name: 'house-time',
      text: `select extract(epoch from clock_timestamp()) * 1000 as at,
        coalesce((select value from settings where name = '${AHEAD}'), '0') as ahead`,
    })
    const [row] = rows
    return { at: Number(row?.at), ahead: Number(row?.ahead) }
  },

  async setAhead(ahead, before) {
    const { rowCount } = await pool.query(
      `insert into settings as old (name, value) values ('${AHEAD}', $1)
       on conflict (name) do update set value = excluded.value where old.value = $2`,
      [String(ahead), String(before)],
    )
    return rowCount === 1
  },

  async newest() {
    const { rows } = await pool.query<{ at: number | null }>(
      `select max(at) as at from records join rooms on rooms.id = records.room
         join log on log.room = rooms.id and log.version = rooms.version
       where collection = 'Cases'`,
    )
    return rows[0]?.at ?? 0
  },
})

/** While nobody is signed in and no case is under way nothing minds: the house takes the database's time as it is. */
export async function forgetAhead(pool: Pick<pg.Pool, 'query'>, now: number): Promise<void> {
  await pool.query(
    `delete from settings where name = '${AHEAD}'
       and not exists (select from "session" where "expiresAt" > $1) and not exists (select from records where collection = 'Cases')`,
    [new Date(now)],
  )
}
