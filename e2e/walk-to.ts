import { readFile } from 'node:fs/promises'
import { Walk } from '#case/walk.ts'
import { createUsers } from '#server/people/users.ts'
import { openDatabase } from '#server/store/database.ts'
import { playWalk } from '#server/test-walk.ts'
import type { App } from './start-app.ts'

const SPOKEN = new URL('sounds/six-seconds.webm', import.meta.url)
const SPOKEN_MS = 6000

/**
 * For what a test is not about: a scripted trio walks the case beside the running app, command by command, by the same
 * rules and with a clock of its own, so that the walk ends now. The seats go to the three accounts given, in role order.
 */
export async function walkTo(
  { databaseUrl, pace }: Pick<App, 'databaseUrl' | 'pace'>,
  emails: readonly [string, string, string],
  go: (walk: Walk) => void,
): Promise<void> {
  const walk = new Walk({ pace })
  go(walk)
  const database = openDatabase(databaseUrl)
  try {
    const users = await createUsers(database).list()
    const uids = emails.map((email) => users.find((user) => user.email === email)?.uid ?? '')
    const spoken = { bytes: await readFile(SPOKEN), durationMs: SPOKEN_MS }
    await playWalk(database, walk, { uids, pace, lateMs: Date.now() - walk.now, spoken })
  } finally {
    await database.close()
  }
}
