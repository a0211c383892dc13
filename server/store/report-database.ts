import { EventEmitter, once } from 'node:events'
import { createTurns } from '../turns/turns.ts'
import { type Database, openDatabase } from './database.ts'
import type { HouseClock } from './house-clock.ts'
import { isUnreachable } from './is-unreachable.ts'

/** Does a room's work when it is its turn. */
type InTurn = <T>(room: string, work: () => Promise<T>) => Promise<T>

/**
 * For what is worked out of logs, so that it keeps no commands waiting. Rooms take turns, and wait as long as it takes: who
 * waits for a turn holds no connection, and none is asked for that is not free.
 */
export interface ReportDatabase extends Database {
  /** A whole log is read, and something worked out of it. */
  readonly inTurn: InTurn
  /** What takes a moment: it lets one whole log go first, and does not wait for all of them, nor for a long one. */
  readonly inShortTurn: InTurn
}

/** With a connection for each kind of turn. */
export const openReportDatabase = (url: string, clock?: HouseClock): ReportDatabase =>
  asReportDatabase(openDatabase(url, { connections: 2, ...(clock && { clock }) }))

export const asReportDatabase = (database: Database): ReportDatabase => ({
  ...database,
  ...createLongAndShortTurns(),
})

/** Who sees nothing yet waits for a whole log. */
const LETS_GO_FIRST_MS = 100

/** Of each kind one at a time. While whole logs are asked for, the short come between them. */
export function createLongAndShortTurns(
  letsGoFirstMs = LETS_GO_FIRST_MS,
): Pick<ReportDatabase, 'inTurn' | 'inShortTurn'> {
  const long = createRoomTurns()
  const short = createRoomTurns()
  const longEnds = new EventEmitter()
  let asked = 0

  return {
    async inTurn(room, work) {
      asked += 1
      try {
        return await long(room, work)
      } finally {
        asked -= 1
        longEnds.emit('end')
      }
    },
    inShortTurn: (room, work) =>
      short(room, async () => {
        if (asked > 0) await once(longEnds, 'end', { signal: AbortSignal.timeout(letsGoFirstMs) }).catch(() => {})
        return work()
      }),
  }
}

/** One after the other, fair among rooms. Where the database cannot be reached, all who waited by then hear it at once. */
export function createRoomTurns(): InTurn {
  const turns = createTurns<never, never>(async () => {})
  let lost: { readonly at: number; readonly error: unknown } | null = null
  let asked = 0

  return async (room, work) => {
    const mine = ++asked
    let result: Awaited<ReturnType<typeof work>> | undefined
    await turns.takeAlone(room, async () => {
      if (lost && mine <= lost.at) throw lost.error
      try {
        result = await work()
      } catch (error) {
        if (isUnreachable(error)) lost = { at: asked, error }
        throw error
      }
    })
    return result as Awaited<ReturnType<typeof work>> // it is done
  }
}
