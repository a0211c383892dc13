import { type Case, createCase } from '#case/create-case.ts'
import { isSame } from '#case/records/is-same.ts'
import type { RoomSign } from '#case/rooms.ts'
import type { CaseContent } from '#case/story/content.ts'
import type { ViewCutter } from '#case/views/view-cutter.ts'
import { type CaseStore, createCaseStore } from '../store/case-store.ts'
import type { Database } from '../store/database.ts'
import { createRecordingStore, type RecordingStore } from '../store/recording-store.ts'
import type { ReportDatabase } from '../store/report-database.ts'
import { NoRoom, OPEN_ROOM } from '../store/which-room.ts'
import type { HouseStory } from '../stories/house-story.ts'
import type { PlayedStories } from '../stories/played-stories.ts'
import { type CaseLoop, createCaseLoop } from './case-loop.ts'
import { keepFromForgotten } from './forgotten-timer.ts'
import type { OtherNodes } from './other-nodes.ts'
import { readSettings, type StoredSign, signOf } from './room-sign.ts'
import { goesBy, storyOfRoom } from './room-story.ts'
import { createRunReports, type RunReports } from './run-reports.ts'
import { keepStandIns } from './stand-in-keeper.ts'
import { keepTaskTime } from './task-timer.ts'

/** What a node has of a room while somebody is in it. */
export interface Room {
  readonly id: string
  /** Null where it is the open room. */
  readonly sign: RoomSign | null
  readonly rules: Case
  readonly story: HouseStory
  /** What that story tells. */
  readonly content: CaseContent
  readonly loop: CaseLoop
  readonly views: ViewCutter
  readonly reports: RunReports
  readonly recordings: RecordingStore
  /** Whether that is another than before. */
  hearSign(stored: StoredSign): boolean
  close(): void
}

interface RoomNeeds {
  readonly database: Database
  /** For reports alone. */
  readonly reportDatabase: ReportDatabase
  readonly played: PlayedStories
  readonly pace: number
  readonly node: string
  readonly others: OtherNodes
  readonly onProblem: (error: unknown) => void
  /** Gives the parts back, watched or as they are. */
  readonly watch: { store(store: CaseStore): CaseStore; loop(loop: CaseLoop): CaseLoop }
}

export async function openRoom(id: string, parts: RoomNeeds): Promise<Room> {
  const { database, reportDatabase, played, node, others, onProblem, watch } = parts
  const isOpen = id === OPEN_ROOM
  const stored = isOpen ? null : await readStored(database, id)
  let sign = stored && signOf(stored)
  const settings = stored && readSettings(stored.settings, parts.pace)
  const story = await storyOfRoom(database, played, id, {
    id: settings?.story,
    version: stored?.story_version ?? null,
  })
  const { content } = story
  const rules = createCase(content, {
    pace: settings?.pace ?? parts.pace,
    endsWith: isOpen ? 'provider' : sign?.isPractice ? 'anyone' : 'nobody',
    hasWatchers: sign?.hasWatchers ?? false,
    hasStandIns: sign?.hasStandIns ?? true,
    hidesScore: sign?.hidesScore ?? false,
    hasOrders: sign?.hasOrders ?? false,
    // In the open room, which has no educator, it goes to its row at once.
    hasCourse: !isOpen,
  })
  const isAlone = () => !others.hold(id)
  const store = watch.store(createCaseStore(database, { room: id, content, node, isAlone }))
  const loop = watch.loop(await createCaseLoop({ store, rules, onProblem }))
  const reports = createRunReports(reportDatabase, id, content)
  loop.onHappening(() => reports.forget(), [])
  loop.onHappening(
    ({ after }) => {
      if (!goesBy(after, content)) onProblem(new Error(`room ${id} is played with another version of its story`))
    },
    ['Story'],
  )
  const timers = [
    keepTaskTime(loop, content),
    keepStandIns(loop, rules.views, story, onProblem),
    keepFromForgotten(loop, database, id, onProblem),
  ]
  return {
    id,
    get sign(): RoomSign | null {
      return sign
    },
    rules,
    story,
    content,
    loop,
    views: rules.views,
    reports,
    recordings: createRecordingStore(database, id),
    hearSign(now): boolean {
      if (isOpen || isSame(sign, signOf(now))) return false
      sign = signOf(now)
      return true
    },
    close: () => {
      for (const timer of timers) timer.close()
    },
  }
}

async function readStored({ query }: Database, id: string): Promise<StoredSign & { story_version: number | null }> {
  const named = query
    .selectFrom('rooms')
    .select(['name', 'settings', 'practice_of', 'story_version'])
    .where('id', '=', id)
  const room = await named.executeTakeFirst()
  if (!room) throw new NoRoom(`there is no room ${id}`)
  return room
}
