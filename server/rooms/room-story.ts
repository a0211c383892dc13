import { CASE_ID } from '#case/records/collections.ts'
import type { CaseState } from '#case/records/state.ts'
import type { CaseContent } from '#case/story/content.ts'
import type { Database } from '../store/database.ts'
import type { PlayedStory } from '../store/stored-stories.ts'
import type { HouseStory } from '../stories/house-story.ts'
import type { PlayedStories } from '../stories/played-stories.ts'
import { NoStory } from '../stories/story-book.ts'

/** What a room is set to play; of the open room, and of those opened before stories could be chosen, not all is said. */
interface SetTo {
  readonly id?: string | undefined
  readonly version: number | null
}

/**
 * The story of the run under way, as it was when that began, whatever the house has by now. Else the version that the room was
 * opened with, so that all nodes take the same, or the newest.
 */
export async function storyOfRoom(
  database: Database,
  played: PlayedStories,
  room: string,
  { id, version }: SetTo,
): Promise<HouseStory> {
  const { book } = played
  const newest = id === undefined ? book.first : book.get({ id })
  const underWay = await storyUnderWay(database, room)
  const wanted = underWay ?? (version === null ? null : { id: newest.content.story.id, version })
  if (!wanted || isSameStory(wanted, newest.content)) return newest
  const content = await played.find(wanted)
  if (content) return { content, voices: (book.find({ id: wanted.id }) ?? newest).voices }
  // Nobody has met anything of it there yet.
  if (!underWay) return newest
  throw new NoStory(`the story ${wanted.id} is not here in version ${wanted.version}, which is under way in ${room}`)
}

async function storyUnderWay({ pool }: Database, room: string): Promise<PlayedStory | null> {
  const { rows } = await pool.query<{ data: PlayedStory }>(
    `select data from records where room = $1 and collection = 'Story'`,
    [room],
  )
  return rows[0]?.data ?? null
}

const isSameStory = ({ id, version }: PlayedStory, { story }: CaseContent): boolean =>
  story.id === id && story.version === version

/** Whether a room goes on with what this node tells in it: another node may have begun with another version. */
export function goesBy({ records }: CaseState, content: CaseContent): boolean {
  const story = records.Story[CASE_ID]
  return !story || isSameStory(story, content)
}
