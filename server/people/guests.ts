import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type Database, inTransaction } from '../store/database.ts'
import { OPEN_ROOM } from '../store/which-room.ts'
import { type Auth, SESSION_SECONDS } from './auth.ts'

/** In the table of accounts a guest has an address that nobody can have. */
const NOWHERE = '@guest.invalid'
export const isGuest = (email: string): boolean => email.endsWith(NOWHERE)

const MOST_PEOPLE = 20

export type Guests = ReturnType<typeof createGuests>

interface Known {
  readonly uid: string
  readonly name: string
  readonly status: boolean
}

/** People without an account: a name, for one room. */
export function createGuests({ pool }: Database, auth: Auth, clock: () => number = Date.now) {
  /** A cookie as the accounts library makes and reads it. */
  async function cookieFor(token: string): Promise<string> {
    const { secret, authCookies } = await auth.$context
    const { name, attributes } = authCookies.sessionToken
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    const secure = attributes.secure ? '; Secure' : ''
    return `${name}=${encodeURIComponent(`${token}.${signature}`)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SESSION_SECONDS}${secure}`
  }

  return {
    /**
     * Lets somebody in. Who signed out and comes back under the same name is the same guest; otherwise a second one of a
     * name gets a number. Null: the room is full, or has ended.
     */
    async add(
      room: string,
      wanted: string,
      newUid: string = randomUUID(),
    ): Promise<{ uid: string; name: string; cookie: string } | null> {
      const token = randomBytes(24).toString('base64url')
      const guest = await inTransaction(pool, (client) => letIn(client, { room, wanted, newUid, token, clock }))
      return guest && { ...guest, cookie: await cookieFor(token) }
    },

    /** Somebody is taken out of a room: a guest is gone, an account is in the open room. */
    async takeOut(uid: string, room: string): Promise<void> {
      await pool.query(
        `with told as (select pg_notify('people', '')),
           guest as (delete from users using told where uid = $1 and users.room = $2 and email = '' returning uid),
           gone as (delete from "user" using guest where "user".id = guest.uid),
           moved as (update users set room = $3 where uid = $1 and users.room = $2 and email <> '' returning uid)
         update "session" set room = $3 from moved where "userId" = moved.uid`,
        [uid, room, OPEN_ROOM],
      )
    },

    /** Somebody goes to a room, with all their pages. */
    async move(uid: string, room: string): Promise<void> {
      await pool.query(
        `with told as (select pg_notify('people', '')), moved as (update users set room = $2 where uid = $1)
         update "session" set room = $2 from told where "userId" = $1`,
        [uid, room],
      )
    },
  }
}

interface Coming {
  readonly room: string
  readonly wanted: string
  /** Of who has not been here before. */
  readonly newUid: string
  readonly token: string
  readonly clock: () => number
}

async function letIn(
  client: pg.PoolClient,
  { room, wanted, newUid, token, clock }: Coming,
): Promise<{ uid: string; name: string } | null> {
  // One after the other, and not while the room ends.
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`guests of ${room}`])
  const { rowCount: isOpen } = await client.query('select from rooms where id = $1 for key share', [room])
  const { rows: known } = await client.query<Known>(
    `select uid, name, status from users where room = $1 and email = ''`,
    [room],
  )
  const back = known.find(({ name, status }) => !status && name === wanted)
  if (!isOpen || (!back && known.length >= MOST_PEOPLE)) return null
  const uid = back?.uid ?? newUid
  const name = back?.name ?? numbered(wanted, known)
  if (!back) {
    await client.query(`insert into "user" ("id", "name", "email", "emailVerified") values ($1, $2, $3, false)`, [
      uid,
      name,
      `${uid}${NOWHERE}`,
    ])
    await client.query(`insert into users (uid, email, status, time, name, room) values ($1, '', true, $2, $3, $4)`, [
      uid,
      clock(),
      name,
      room,
    ])
  } else await client.query('update users set status = true, time = $2 where uid = $1', [uid, clock()])
  await client.query(
    `insert into "session" ("id", "token", "userId", "expiresAt", "updatedAt", room)
     values ($1, $2, $3, now() + make_interval(secs => $4), now(), $5)`,
    [randomUUID(), token, uid, SESSION_SECONDS, room],
  )
  await client.query(`select pg_notify('people', '')`)
  return { uid, name }
}

function numbered(name: string, known: readonly Known[]): string {
  const names = new Set(known.map((guest) => guest.name))
  if (!names.has(name)) return name
  let number = 2
  while (names.has(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}
