import { readFile } from 'node:fs/promises'
import { createCase } from '#case/create-case.ts'
import type { Asker } from '#case/define-command.ts'
import { Walk } from '#case/walk.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { createUsers } from '#server/people/users.ts'
import { createCaseLoop } from '#server/rooms/case-loop.ts'
import { createCaseStore } from '#server/store/case-store.ts'
import { openDatabase } from '#server/store/database.ts'
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
  const late = Date.now() - walk.now
  const database = openDatabase(databaseUrl)
  try {
    let now = 0
    const clock = () => now
    const loop = await createCaseLoop({ store: createCaseStore(database), rules: createCase(case1, { pace }), clock })
    const users = await createUsers(database).list()
    const uids = emails.map((email) => users.find((user) => user.email === email)?.uid ?? '')
    const nameIn = (uid: string) => uids[walk.uids.indexOf(uid)] ?? uid
    const spoken = await readFile(SPOKEN)
    for (const { asker, command, at } of walk.asked) {
      now = at + late
      const who: Asker = asker.by === 'user' ? { by: 'user', uid: nameIn(asker.uid) } : asker
      const isKept = command.kind === 'keep-recording'
      const sent = isKept ? { ...command, uid: nameIn(command.uid), durationMs: SPOKEN_MS } : command
      const attachment = isKept ? { path: command.path, mimeType: command.mimeType, bytes: spoken } : undefined
      const answer = await loop.submit(who, { ...sent, run: loop.state.run }, attachment && { attachment })
      // What is finished by time alone, the app itself may have finished first.
      if (!answer.ok && command.kind !== 'finish-tasks') throw new Error(`${JSON.stringify(sent)}: ${answer.message}`)
    }
  } finally {
    await database.close()
  }
}
