import { type RoomSettings, type RoomSign, roomSettings } from '#case/rooms.ts'

/** What rooms play that were opened before there was a choice. */
const STORY_OF_BEFORE = 'case-1'

/** A room as it is where nobody chose anything: at the pace of the house, and nothing is kept. */
export const plainRoom = { story: STORY_OF_BEFORE, keepDays: 0, hasReportLink: false, hasWatchers: false } as const
export const readSettings = (stored: object, pace = 1): RoomSettings =>
  roomSettings.parse({ ...plainRoom, pace, ...stored })

/** What a room says of itself. */
export function signOf({ name, settings, practice_of }: StoredSign): RoomSign {
  const { pace: _, ...told } = readSettings(settings)
  return { name, ...told, isPractice: practice_of !== null }
}

/** What a room says of itself, as it is stored. */
export interface StoredSign {
  readonly name: string
  readonly settings: object
  readonly practice_of: string | null
}
