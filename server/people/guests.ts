import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type Database, inTransaction } from '../store/database.ts'
import { OPEN_ROOM } from '../store/which-room.ts'
import { type Auth, SESSION_SECONDS, sessionEnd, signatureOf } from './auth.ts'

/** In the table of accounts a guest has an address that nobody can have. */
const NOWHERE = '@guest.invalid'
export const isGuest = (email: string): boolean => email.endsWith(NOWHERE)

/** Of a room. A class may stand behind one address: so many come from it as a class has that watches, and others still find a place. */
const MOST_PEOPLE = 30
const MOST_OF_A_NETWORK = 20
/** Who has no seat and so long no page open makes room for others, where there is none. */
const IDLE_MS = 2 * 60_000
/** A page that waits to be let back in asks again and again. */
const ASKED_MS = 15_000

/** Where somebody comes from, as marks; null where that is nobody’s business. */
export interface From {
  readonly device: string | null
  readonly network: string | null
  /** They are sure to be the guest of their name, and wait for the educator to say so too. */
  readonly asksBack: boolean
}

/** Why nobody comes in: no place, a guest of that name has a seat, or somebody else asks just now to be let back as that one. */
type No = 'full' | 'is-known' | 'is-asked'
type Entry<In> = { readonly guest: In } | { readonly no: No } | { readonly waitsWith: number }
interface Came {
  readonly uid: string
  readonly name: string
}

/** What the page that waits and the educator who lets it in both show. */
export const numberOf = (device: string): number => (Number.parseInt(device.slice(0, 8), 16) % 90) + 10

export type Guests = ReturnType<typeof createGuests>

interface Known extends Came {
  readonly status: boolean
  readonly device: string | null
  readonly network: string | null
  readonly isPresent: boolean
  /** Something here waits for them: a seat, or their notes. */
  readonly hasPlace: boolean
  readonly idleSince: number
  /** The device that asks to be let back in as them now. */
  readonly askedBy: string | null
}

/** People without an account: a name, for one room. */
export function createGuests({ pool, clock: { now } }: Database, auth: Auth, clock: () => number = now) {
  async function come(
    coming: Pick<Coming, 'room' | 'wanted' | 'from'>,
    newUid: string = randomUUID(),
  ): Promise<Entry<Came & { readonly cookie: string }>> {
    const token = randomBytes(24).toString('base64url')
    const entry = await inTransaction(pool, (client) => letIn(client, { ...coming, newUid, token, clock }))
    return 'guest' in entry ? { guest: { ...entry.guest, cookie: await cookieFor(auth, token) } } : entry
  }

  return {
    /**
     * Somebody comes with a name. Whose seat waits here is the same guest again on the device they came with, or once the
     * educator has let them back in; otherwise a second one of a name gets a number.
     */
    come,

    /** A new guest, whose device is nobody's business. Null: the room has ended. */
    async add(room: string, wanted: string, newUid?: string): Promise<(Came & { readonly cookie: string }) | null> {
      const entry = await come({ room, wanted, from: { device: null, network: null, asksBack: false } }, newUid)
      return 'guest' in entry ? entry.guest : null
    },

    /** Who asks to be let back in is that guest from now on. False: the device with that number does not ask any more. */
    async letBack(uid: string, room: string, number: number): Promise<boolean> {
      const { rows } = await pool.query<{ device: string }>(
        'select back_device as device from users where uid = $1 and room = $2 and back_asked_at > $3',
        [uid, room, askedAfter(clock())],
      )
      const device = rows.map((row) => row.device).find((one) => numberOf(one) === number)
      const { rowCount } = await pool.query(
        `update users set device = back_device, back_device = null, back_asked_at = null
         where uid = $1 and room = $2 and back_device = $3`,
        [uid, room, device],
      )
      return rowCount === 1
    },

    /** People are taken out of a room: a guest is gone, an account is in the open room. Who has a seat stays. */
    takeOut: (uids: readonly string[], room: string): Promise<number> => takeOutOf(pool, uids, room),

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

/** A cookie as the accounts library makes and reads it. */
async function cookieFor(auth: Auth, token: string): Promise<string> {
  const { secret, authCookies } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  const signature = signatureOf(token, secret)
  const secure = attributes.secure ? '; Secure' : ''
  return `${name}=${encodeURIComponent(`${token}.${signature}`)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SESSION_SECONDS}${secure}`
}

const takeOutOf = (pool: Database['pool'], uids: readonly string[], room: string): Promise<number> =>
  inTransaction(pool, async (client) => {
    // As with every command: nobody sits down meanwhile.
    await client.query('select from rooms where id = $1 for update', [room])
    const { rows } = await client.query(
      `with leaving as (
         select uid, email from users where uid = any($1::text[]) and users.room = $2 and not exists (
           select from records where records.room = $2 and collection = 'LiveCaseTeam' and id = uid)
       ), guest as (delete from users using leaving where users.uid = leaving.uid and leaving.email = '' returning users.uid),
         gone as (delete from "user" using guest where "user".id = guest.uid),
         moved as (update users set room = $3 from leaving where users.uid = leaving.uid and leaving.email <> '' returning users.uid),
         pages as (update "session" set room = $3 from moved where "userId" = moved.uid)
       select uid from leaving`,
      [uids, room, OPEN_ROOM],
    )
    await client.query(`select pg_notify('people', '')`)
    return rows.length
  })

interface Coming {
  readonly room: string
  readonly wanted: string
  readonly from: From
  /** Of who has not been here before. */
  readonly newUid: string
  readonly token: string
  readonly clock: () => number
}

/** Who waits to be let back in has asked after it. */
export const askedAfter = (now: number): number => now - ASKED_MS

const knownSql = `
  select users.uid, name, status, device, network, coalesce(status and is_present, false) as "isPresent",
    greatest(time, since) as "idleSince", case when back_asked_at > $2 then back_device end as "askedBy",
    exists (
      select from records where records.room = $1 and collection in ('LiveCaseTeam', 'Note') and id = users.uid
    ) as "hasPlace"
  from users left join presence using (uid) where room = $1 and email = ''`

async function letIn(client: pg.PoolClient, coming: Coming): Promise<Entry<Came>> {
  const { room, wanted, from } = coming
  // One after the other, and not while the room ends.
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`guests of ${room}`])
  const { rowCount: isOpen } = await client.query('select from rooms where id = $1 for key share', [room])
  if (!isOpen) return { no: 'full' }
  const { rows: known } = await client.query<Known>(knownSql, [room, askedAfter(coming.clock())])

  const same = known.filter(({ name }) => isCalled(name, wanted))
  const back = same.find((one) => isOfDevice(one, from)) ?? same.find(({ status, hasPlace }) => !status && !hasPlace)
  if (back) return comeBack(client, back, coming)
  const away = same.find(({ name, hasPlace, isPresent }) => name === wanted && hasPlace && !isPresent)
  if (away) return from.asksBack ? askBack(client, away, coming) : { no: 'is-known' }

  const leaving = whoMakesRoom(known, coming)
  if (leaving === null) return { no: 'full' }
  await client.query('delete from "user" where id = any($1::text[])', [leaving])
  await client.query('delete from users where uid = any($1::text[])', [leaving])
  return { guest: await comeNew(client, known, coming) }
}

const isOfDevice = ({ device }: Known, from: From): boolean => device !== null && device === from.device

/** A second one of a name has a number behind it. */
const isCalled = (name: string, wanted: string): boolean =>
  name === wanted || (name.startsWith(`${wanted} `) && /^\d+$/.test(name.slice(wanted.length + 1)))

/**
 * Those who go so that somebody new has a place; null: nobody does, and there is none. A device is one guest: who came with it
 * before and has no seat is the same person.
 */
function whoMakesRoom(known: readonly Known[], { from, clock }: Coming): string[] | null {
  const own = known.filter((one) => isOfDevice(one, from) && !one.hasPlace)
  const others = known.filter((one) => !own.includes(one))
  const neighbours = others.filter(({ network }) => network !== null && network === from.network)
  const crowd = neighbours.length >= MOST_OF_A_NETWORK ? neighbours : others.length >= MOST_PEOPLE ? others : null
  const uids = own.map(({ uid }) => uid)
  if (!crowd) return uids
  const [idle] = crowd
    .filter(({ hasPlace, isPresent, idleSince }) => !hasPlace && !isPresent && idleSince < clock() - IDLE_MS)
    .sort((one, other) => one.idleSince - other.idleSince)
  return idle ? [...uids, idle.uid] : null
}

async function comeNew(client: pg.PoolClient, known: readonly Known[], coming: Coming): Promise<Came> {
  const { room, wanted, from, newUid: uid, clock } = coming
  const name = numbered(wanted, known)
  await client.query(`insert into "user" ("id", "name", "email", "emailVerified") values ($1, $2, $3, false)`, [
    uid,
    name,
    `${uid}${NOWHERE}`,
  ])
  await client.query(
    `insert into users (uid, email, status, time, name, room, device, network) values ($1, '', true, $2, $3, $4, $5, $6)`,
    [uid, clock(), name, room, from.device, from.network],
  )
  await openSession(client, uid, coming)
  return { uid, name }
}

async function comeBack(client: pg.PoolClient, { uid, name }: Known, coming: Coming): Promise<{ guest: Came }> {
  const { device, network } = coming.from
  await client.query(
    `update users set status = true, time = $2, device = coalesce($3, device), network = coalesce($4, network),
       back_device = null, back_asked_at = null where uid = $1`,
    [uid, coming.clock(), device, network],
  )
  await openSession(client, uid, coming)
  return { guest: { uid, name } }
}

/** Notes that a device waits for the educator’s word. Only one does at a time, so that nobody is let in for another. */
async function askBack(client: pg.PoolClient, { uid, askedBy }: Known, { from, clock }: Coming): Promise<Entry<Came>> {
  const { device } = from
  if (device === null || (askedBy !== null && askedBy !== device)) return { no: 'is-asked' }
  await client.query('update users set back_device = $2, back_asked_at = $3 where uid = $1', [uid, device, clock()])
  if (askedBy === null) await client.query(`select pg_notify('people', '')`)
  return { waitsWith: numberOf(device) }
}

async function openSession(client: pg.PoolClient, uid: string, { token, room, clock }: Coming): Promise<void> {
  await client.query(
    `insert into "session" ("id", "token", "userId", "expiresAt", "updatedAt", room)
     values ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), token, uid, sessionEnd(clock()), new Date(clock()), room],
  )
  await client.query(`select pg_notify('people', '')`)
}

function numbered(name: string, known: readonly Known[]): string {
  const names = new Set(known.map((guest) => guest.name))
  if (!names.has(name)) return name
  let number = 2
  while (names.has(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}
