import type { People, Person } from '#case/records/people.ts'
import type { Database } from './database.ts'

interface Row {
  readonly uid: string
  readonly room: string
  readonly email: string
  readonly name: string | null
  readonly status: boolean
  readonly time: number
  readonly is_present: boolean | null
  readonly since: number | null
}

/** Somebody, wherever they are. */
export interface Whereabouts extends Person {
  readonly room: string
}

const columns = 'uid, room, email, name, status, time, is_present, since from users left join presence using (uid)'

/** Some people, as the tables have them now. */
export async function readPeople({ pool }: Database, uids: readonly string[]): Promise<Whereabouts[]> {
  const { rows } = await pool.query<Row>({
    name: 'read-people',
    text: `select ${columns} where uid = any($1::text[]) order by uid`,
    values: [uids],
  })
  return rows.map(asPerson)
}

/** Everybody who is logged in and in one of these rooms. */
export async function readPeopleIn({ pool }: Database, rooms: readonly string[]): Promise<Whereabouts[]> {
  const { rows } = await pool.query<Row>({
    name: 'read-people-in',
    text: `select ${columns} where room = any($1::text[]) and status order by name, email, uid`,
    values: [rooms],
  })
  return rows.map(asPerson)
}

const asPerson = ({ uid, room, email, name, status, time, is_present, since }: Row): Whereabouts => ({
  uid,
  room,
  name: name ?? nameOf(email),
  isSignedIn: status,
  // The page that somebody signed out of takes a moment to close.
  isPresent: status && (is_present ?? false),
  since: (status ? since : time) ?? time,
})

/** People as one room sees them: who has gone to another is not signed in here. */
export const seenIn = (id: string, people: readonly Whereabouts[]): People =>
  people.map(({ room, ...person }) =>
    room === id ? person : { ...person, isSignedIn: false, isPresent: false, isElsewhere: true },
  )

/** The part of the e-mail before the @. */
export const nameOf = (email: string): string => email.split('@', 1)[0] ?? email

/** Whether somebody who is a guest of the room of this code came with this device. */
export async function hasCome({ pool }: Pick<Database, 'pool'>, device: string, code: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from users join room_codes using (room) where code = $1 and device = $2 limit 1',
    [code, device],
  )
  return rowCount === 1
}
