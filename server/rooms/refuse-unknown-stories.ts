import { StartError } from '../settings/start-error.ts'
import type { Database } from '../store/database.ts'
import { OPEN_ROOM } from '../store/which-room.ts'
import type { StoryBook } from '../stories/story-book.ts'
import { readSettings } from './room-sign.ts'

/** A node that cannot play what is being played here is not started: it would tell another story's words as the room's own. */
export async function refuseUnknownStories(database: Database, stories: StoryBook): Promise<void> {
  const { rows } = await database.pool.query<{ settings: object }>('select settings from rooms where id <> $1', [
    OPEN_ROOM,
  ])
  const played = new Set(rows.map(({ settings }) => readSettings(settings).story))
  const missing = [...played].filter((id) => !stories.find({ id }))
  if (missing.length === 0) return
  await database.close()
  const [names, them] = [missing.map((id) => `“${id}”`).join(', '), missing.length === 1 ? 'it' : 'them']
  throw new StartError(
    `Rooms play ${names}, and this version does not have ${them}: start the one that has, or end those rooms with npm run rooms.`,
  )
}
