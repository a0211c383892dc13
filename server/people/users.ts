import type { Database } from '../store/database.ts'

export type Users = ReturnType<typeof createUsers>

/** The accounts as the specification has them: who is logged in, and since when that is so. */
export function createUsers({ pool, query, clock: { now } }: Database, clock: () => number = now) {
  /** Whoever listens looks again at once; without it they look within a second. */
  const tell = () => pool.query(`select pg_notify('people', '')`)

  return {
    /** Those with an account. */
    list: () => query.selectFrom('users').selectAll().where('email', '<>', '').orderBy('email').execute(),

    /** The password was right and the account has a session. False: the session has ended meanwhile. */
    async signIn(uid: string, email: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `with living as (select id from "session" where "userId" = $1 limit 1 for share)
         insert into users as old (uid, email, status, time) select $1, $2, true, $3 from living
         on conflict (uid) do update set status = true, time = case when old.status then old.time else excluded.time end`,
        [uid, email, clock()],
      )
      // All pages of somebody are in one room, also where their seat waits for them in another than the open one.
      await pool.query('update "session" set room = users.room from users where "userId" = $1 and uid = $1', [uid])
      await tell()
      return rowCount === 1
    },

    /**
     * Ends all sessions of somebody; their seat waits, the Provider's too: only a logout of one's own ends a case. False:
     * they were not logged in.
     */
    async signOut(uid: string): Promise<boolean> {
      const { rows } = await pool.query<{ was: boolean }>('select status as was from users where uid = $1', [uid])
      await pool.query(
        `with ended as (delete from "session" where "userId" = $1)
         update users set time = case when status then $2 else time end, status = false where uid = $1`,
        [uid, clock()],
      )
      await tell()
      return rows[0]?.was ?? false
    },
  }
}
