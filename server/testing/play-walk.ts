import type { Asker } from '#case/commands/define-command.ts'
import { createCase } from '#case/create-case.ts'
import { Walk } from '#case/testing/walk.ts'
import { createCaseLoop } from '../rooms/case-loop.ts'
import { createCaseStore } from '../store/case-store.ts'
import type { Database } from '../store/database.ts'
import { OPEN_ROOM } from '../store/which-room.ts'

interface Playing {
  /** Who walks, in the order of the roles. */
  readonly uids: readonly string[]
  readonly room?: string
  readonly pace?: number
  readonly hidesScore?: boolean
  /** What is decided at the bedside is carried out by hands. */
  readonly hasOrders?: boolean
  /** The monitor moves in time. */
  readonly hasCourse?: boolean
  /** How much later than in the walk it happens. */
  readonly lateMs?: number
  /** What is said in both recordings. Without it they have no sound. */
  readonly spoken?: { readonly bytes: Buffer }
}

/**
 * Stores a walk in a room, command by command, by the same rules and at the times of the walk. A node that holds the room is told
 * at its end: in the middle of it, what is over by now would be finished now.
 */
export async function playWalk(database: Database, walk: Walk, playing: Playing): Promise<void> {
  const {
    uids,
    room = OPEN_ROOM,
    pace = 1,
    hidesScore = false,
    hasOrders = false,
    // As a node has it: in the open room nothing moves in time.
    hasCourse = room !== OPEN_ROOM,
    lateMs = 0,
    spoken,
  } = playing
  let now = 0
  const store = createCaseStore(database, { room, node: `walk in ${room}`, isAlone: () => true })
  const loop = await createCaseLoop({
    store,
    rules: createCase(walk.content, { pace, hidesScore, hasOrders, hasCourse }),
    clock: () => now,
  })
  const nameIn = (uid: string) => uids[walk.uids.indexOf(uid)] ?? uid
  for (const { asker, command, at } of walk.asked) {
    now = at + lateMs
    const who: Asker = asker.by === 'user' ? { by: 'user', uid: nameIn(asker.uid) } : asker
    const isKept = command.kind === 'keep-recording'
    const sent = isKept ? { ...command, uid: nameIn(command.uid) } : command
    const attachment =
      isKept && spoken ? { path: command.path, mimeType: command.mimeType, bytes: spoken.bytes } : undefined
    const answer = await loop.submit(who, { ...sent, run: loop.state.run }, attachment && { attachment })
    // What is finished by time alone, a node may have finished first; a wrong attempt is stored with its hint.
    const isWrong = !answer.ok && 'refusal' in answer && ['wrong-step', 'order-stopped'].includes(answer.refusal.code)
    if (!answer.ok && command.kind !== 'finish-tasks' && !isWrong)
      throw new Error(`${JSON.stringify(sent)}: ${answer.message}`)
  }
  await database.pool.query(`select pg_notify('case_log', '')`)
}

/** Three people, in the order of the roles, walk in a room so that the walk ends now. */
export async function walkIn(
  database: Database,
  {
    room = OPEN_ROOM,
    pace = 1,
    spokenMs = 60_000,
    ...playing
  }: Omit<Playing, 'lateMs'> & { readonly spokenMs?: number },
  go: (walk: Walk) => void,
): Promise<void> {
  const walk = new Walk({
    pace,
    spokenMs,
    hasOrders: playing.hasOrders ?? false,
    hasCourse: playing.hasCourse ?? room !== OPEN_ROOM,
  })
  const { run } = await createCaseStore(database, { room, node: `walk in ${room}`, isAlone: () => false }).load()
  // What does not fit in a run, its number tells.
  walk.state = { ...walk.state, run }
  go(walk)
  await playWalk(database, walk, { ...playing, room, pace, lateMs: Date.now() - walk.now })
}
