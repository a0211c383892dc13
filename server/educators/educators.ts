import type { LedRoom, RoomSettings } from '#case/rooms.ts'
import { askedAfter, numberOf } from '../people/guests.ts'
import type { Session } from '../people/sessions.ts'
import { readSettings } from '../rooms/room-sign.ts'
import type { Database } from '../store/database.ts'

/** A room as its educators know it, without what happens in it. */
export interface TheirRoom extends RoomSettings {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly openedAt: number
  readonly isOwner: boolean
  readonly educators: readonly { readonly uid: string; readonly email: string }[]
  readonly asking: LedRoom['asking']
}

const SEEN_EVERY_MS = 30_000

type Row = Omit<TheirRoom, keyof RoomSettings | 'asking'> & {
  readonly settings: object
  readonly asking: readonly { readonly uid: string; readonly name: string; readonly device: string }[]
}

export type Educators = ReturnType<typeof createEducators>

/** Who may open rooms, and which are whose. Asked anew each time: a right that was taken is gone at once. */
export function createEducators({ pool, clock }: Database) {
  return {
    async isEducator(uid: string): Promise<boolean> {
      const { rowCount } = await pool.query('select from users where uid = $1 and is_educator', [uid])
      return rowCount === 1
    },

    async setEducator(uid: string, isEducator: boolean): Promise<void> {
      await pool.query('update users set is_educator = $2 where uid = $1', [uid, isEducator])
    },

    /** Whether somebody teaches in a room, or in one whose runs are kept. */
    async leads(uid: string, room: string): Promise<'owner' | 'educator' | null> {
      const { rows } = await pool.query<{ is_owner: boolean }>(
        'select is_owner from room_educators as led join users using (uid) where led.room = $1 and uid = $2 and is_educator',
        [room, uid],
      )
      const [right] = rows
      return right ? (right.is_owner ? 'owner' : 'educator') : null
    },

    /** The rooms of somebody that are open, newest first. Null: the session has ended, or they teach no more. */
    roomsOf: (session: Pick<Session, 'id' | 'uid'>): Promise<TheirRoom[] | null> =>
      readRooms(pool, session, clock.now()),

    /** They have a page of the room open. Written at most every half minute. */
    async noteSeen(uid: string, ...rooms: string[]): Promise<void> {
      const now = clock.now()
      await pool.query(
        'update room_educators set seen_at = $3 where uid = $1 and room = any($2::text[]) and coalesce(seen_at, 0) < $4',
        [uid, rooms, now, now - SEEN_EVERY_MS],
      )
    },

    /** Another educator comes to a room, or goes. False: there is no such educator. */
    async change(room: string, email: string, isAdded: boolean): Promise<boolean> {
      const { rowCount } = await pool.query(isAdded ? addSql : removeSql, [room, email])
      return rowCount === 1
    },

    /** The rooms that somebody opened, kept runs included, as an administrator needs them when the account goes. */
    async ownedBy(uid: string): Promise<string[]> {
      const { rows } = await pool.query<{ room: string }>(
        'select room from room_educators where uid = $1 and is_owner',
        [uid],
      )
      return rows.map(({ room }) => room)
    },

    /** All of one's rooms are another's from now on. */
    async bequeath(uid: string, heir: string): Promise<void> {
      await pool.query(
        `with given as (select room from room_educators where uid = $1 and is_owner)
         insert into room_educators (room, uid, is_owner) select room, $2, true from given
         on conflict (room, uid) do update set is_owner = true`,
        [uid, heir],
      )
    },
  }
}

async function readRooms(
  pool: Database['pool'],
  { id, uid }: Pick<Session, 'id' | 'uid'>,
  now: number,
): Promise<TheirRoom[] | null> {
  const { rows } = await pool.query<{ rooms: Row[] | null }>({
    name: 'rooms-of-educator',
    text: roomsOfSql,
    values: [uid, id, new Date(now), askedAfter(now)],
  })
  const [found] = rows
  if (!found) return null
  return (found.rooms ?? []).map(({ settings, asking, ...room }) => ({
    ...room,
    ...readSettings(settings),
    asking: asking.map(({ uid: who, name, device }) => ({ uid: who, name, number: numberOf(device) })),
  }))
}

const roomsOfSql = `
  select (
    select json_agg(json_build_object('id', rooms.id, 'name', rooms.name, 'code', code, 'openedAt', opened_at,
      'settings', settings, 'isOwner', is_owner, 'educators', (
        select json_agg(json_build_object('uid', uid, 'email', email) order by not is_owner, email)
        from room_educators join users using (uid) where room_educators.room = rooms.id
      ), 'asking', (
        select coalesce(json_agg(json_build_object('uid', uid, 'name', name, 'device', back_device) order by name), '[]')
        from users where users.room = rooms.id and back_asked_at > $4
      )) order by opened_at desc, number desc)
    from room_educators as theirs join rooms on rooms.id = room join room_codes using (room)
    where theirs.uid = $1
  ) as rooms
  from "session" join users on uid = "userId"
  where "session".id = $2 and "userId" = $1 and "expiresAt" > $3 and is_educator`

const addSql = `
  insert into room_educators (room, uid) select $1, uid from users where email = lower($2) and is_educator
  on conflict (room, uid) do update set is_owner = room_educators.is_owner`

const removeSql = `
  delete from room_educators using users
  where room_educators.room = $1 and room_educators.uid = users.uid and email = lower($2) and not is_owner`
