import { randomUUID } from 'node:crypto'
import { createCase } from '#case/create-case.ts'
import type { People } from '#case/records/people.ts'
import type { CaseContent } from '#case/story/content.ts'
import { type Archive, createArchive } from '../archive/archive.ts'
import { createEducators, type Educators } from '../educators/educators.ts'
import { type Accounts, createAccounts, endCase } from '../people/accounts.ts'
import { createAuth } from '../people/auth.ts'
import { createUsers, type Users } from '../people/users.ts'
import { type CaseLoop, createCaseLoop } from '../rooms/case-loop.ts'
import { createRoomBook, type RoomBook } from '../rooms/room-book.ts'
import { storyOfRoom } from '../rooms/room-story.ts'
import { StartError } from '../settings/start-error.ts'
import { createCaseStore } from '../store/case-store.ts'
import { openDatabase } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { readPeople, seenIn } from '../store/read-people.ts'
import { asReportDatabase } from '../store/report-database.ts'
import { OPEN_ROOM } from '../store/which-room.ts'
import { createPlayedStories } from '../stories/played-stories.ts'
import { createStoryBook } from '../stories/story-book.ts'
import { asksForHelp, onDatabase, orTell } from './on-database.ts'

export interface AdminTools {
  readonly accounts: Accounts
  readonly users: Users
  readonly people: (uids: readonly string[]) => Promise<People>
  readonly book: RoomBook
  readonly educators: Educators
  readonly archive: Archive
  readonly loop: CaseLoop
  /** The story of the open room. */
  readonly content: CaseContent
}

/** What can be asked for, and with how many words. */
export interface Verb {
  readonly words: { readonly least: number; readonly most: number }
  readonly work: (tools: AdminTools) => Promise<void>
}

/** Does an administrator's work on the database, whether the app runs or not. What is not understood touches no database. */
export function runCli(
  usage: string,
  asked: readonly string[],
  verbs: { readonly [name: string]: Verb },
): Promise<void> {
  return orTell(async () => {
    if (asksForHelp(asked)) return console.log(usage)
    const [name = '', ...words] = asked
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
    if (!verb || words.length < verb.words.least) throw new StartError(usage)
    const tooMany = words[verb.words.most]
    if (tooMany !== undefined)
      throw new StartError(`There is one word too many: ${tooMany}. Put what belongs together in quotes.\n${usage}`)
    await withTools(verb.work)
  })
}

const withTools = (work: Verb['work']): Promise<void> =>
  onDatabase(async (url, { pace }) => {
    const database = openDatabase(url)
    try {
      await migrate(database, { isNode: false })
      await database.clock.look()
      const stories = createStoryBook()
      const played = createPlayedStories(database.pool, stories)
      const loopOf = async (room: string) => {
        // Whatever story it plays, one that is here or not: what ends is wiped.
        const { content } = await storyOfRoom(database, played, room, { version: null }).catch(() => stories.first)
        const store = createCaseStore(database, { room, content, node: randomUUID(), isAlone: () => false })
        return { content, loop: await createCaseLoop({ store, rules: createCase(content, { pace }) }) }
      }
      const { loop, content } = await loopOf(OPEN_ROOM)
      const endRun = async (room: string) => void (await endCase((await loopOf(room)).loop))
      const book = createRoomBook(database, { endRun })
      const users = createUsers(database)
      const accounts = createAccounts(await createAuth(database), database, loop)
      await work({
        accounts,
        users,
        people: async (uids) => seenIn(OPEN_ROOM, await readPeople(database, uids)),
        book,
        educators: createEducators(database),
        archive: createArchive(database, {
          reportDatabase: asReportDatabase(database),
          played,
          titleOf: stories.titleOf,
        }),
        loop,
        content,
      })
    } finally {
      await database.close()
    }
  })
