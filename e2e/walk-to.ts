import { readFile } from 'node:fs/promises'
import type { Walk } from '#case/testing/walk.ts'
import { type Database, openDatabase } from '#server/store/database.ts'
import { walkIn } from '#server/testing/play-walk.ts'
import type { App } from './start-app.ts'

const SPOKEN = new URL('sounds/six-seconds.webm', import.meta.url)
/** How long what all walkers record is. */
export const SPOKEN_MS = 6000

interface HowToWalk {
  readonly hasOrders?: boolean
  readonly hasCourse?: boolean
}

type Trio = readonly [string, string, string]

/**
 * For what a test is not about: a scripted trio walks the case beside the running app, command by command, by the same
 * rules and with a clock of its own, so that the walk ends now. The seats go to the three accounts given, in role order.
 */
export const walkTo = (
  app: Pick<App, 'databaseUrl' | 'pace'>,
  emails: Trio,
  go: (walk: Walk) => void,
  how: HowToWalk = {},
): Promise<void> =>
  walkAs({ ...app, ...how }, go, async ({ pool }) => {
    const { rows } = await pool.query<{ uid: string; email: string }>('select uid, email from users')
    return { room: 'open', uids: emails.map((email) => rows.find((user) => user.email === email)?.uid ?? '') }
  })

/** The same in a room, by the guests of these names. */
export const walkInRoom = (
  app: Pick<App, 'databaseUrl' | 'pace'>,
  name: string,
  guests: Trio,
  go: (walk: Walk) => void,
  how: HowToWalk = {},
): Promise<void> =>
  walkAs({ ...app, ...how }, go, async ({ pool }) => {
    const { rows } = await pool.query<{ room: string; uid: string; name: string }>(
      "select rooms.id as room, uid, coalesce(users.name, split_part(email, '@', 1)) as name from users join rooms on rooms.id = room where rooms.name = $1",
      [name],
    )
    return {
      room: rows[0]?.room ?? '',
      uids: guests.map((guest) => rows.find((user) => user.name === guest)?.uid ?? ''),
    }
  })

async function walkAs(
  { databaseUrl, pace, ...how }: Pick<App, 'databaseUrl' | 'pace'> & HowToWalk,
  go: (walk: Walk) => void,
  find: (database: Database) => Promise<{ room: string; uids: string[] }>,
): Promise<void> {
  const database = openDatabase(databaseUrl)
  try {
    const spoken = { bytes: await readFile(SPOKEN) }
    await walkIn(database, { ...(await find(database)), pace, ...how, spoken, spokenMs: SPOKEN_MS }, go)
  } finally {
    await database.close()
  }
}
