import { setImmediate as nextTurn } from 'node:timers/promises'
import { asItWas } from '#case/debriefing/as-it-was.ts'
import type { AsItWas, TimeLine } from '#case/debriefing/messages.ts'
import { findMoments } from '#case/debriefing/moments/find-moments.ts'
import { Past, stateAfter } from '#case/debriefing/past.ts'
import { TimeLineTeller } from '#case/debriefing/time-line.ts'
import type { CaseContent } from '#case/story/content.ts'
import { createViewCutter } from '#case/views/view-cutter.ts'
import type { Database } from '../store/database.ts'
import { readRunLog, type WhichLog } from '../store/stored-log.ts'

/** A run, as far as it is to be told: of one that is kept, all. */
export interface WhichPast extends WhichLog {
  readonly upTo?: number
}

/** What was read of a run so far. */
interface ReadRun {
  readonly teller: TimeLineTeller
  readonly past: Past
  readonly views: ReturnType<typeof createViewCutter>
  version: number
  /** Of that version. */
  told: TimeLine | null
  /** One reads at a time. */
  reading: Promise<unknown>
  letGo?: NodeJS.Timeout
}

/** Nobody has asked for so long: it is read anew when somebody does. */
const LET_GO_AFTER_MS = 5 * 60_000
const MOST_RUNS = 20
const SAVED = 'Recording/handover'

export type RunPasts = ReturnType<typeof createRunPasts>

/**
 * Tells of runs what was, from their logs alone. A log is read once, in pieces, and on from there as the run goes on. The
 * database is that of the reports: what is read for looking back must not keep commands waiting.
 */
export function createRunPasts(database: Database, content: CaseContent) {
  const runs = new Map<string, ReadRun>()

  function hold({ table, room, run }: WhichLog): ReadRun {
    const key = `${room} ${table} ${run}`
    const known = runs.get(key)
    const held = known ?? {
      teller: new TimeLineTeller(content),
      past: new Past(),
      views: createViewCutter(content),
      version: 0,
      told: null,
      reading: Promise.resolve(),
    }
    clearTimeout(held.letGo)
    held.letGo = setTimeout(() => runs.delete(key), LET_GO_AFTER_MS).unref()
    // The one asked for last stands last.
    runs.delete(key)
    runs.set(key, held)
    for (const [oldest] of [...runs].slice(0, -MOST_RUNS)) runs.delete(oldest)
    return held
  }

  /** One after the other, so that nothing is read twice. What broke off is read anew. */
  function inTurn<T>(held: ReadRun, work: () => Promise<T>): Promise<T> {
    const done = held.reading.then(work)
    held.reading = done.catch(() => {
      for (const [key, one] of runs) if (one === held) runs.delete(key)
    })
    return done
  }

  async function readOn(held: ReadRun, which: WhichPast): Promise<TimeLine | null> {
    const { upTo = Number.MAX_SAFE_INTEGER } = which
    for await (const piece of readRunLog(database, which, { after: held.version, upTo })) {
      for (const entry of piece) {
        held.teller.tell(entry)
        held.past.add(entry)
        held.version = entry.version
      }
      held.told = null
    }
    if (!held.told) {
      const line = held.teller.timeLine()
      // Both are long for a long run: others get a turn between.
      await nextTurn()
      held.told = line && { ...line, moments: findMoments(held.teller, line, content) }
    }
    return held.told
  }

  return {
    /** The whole of it on one line; null: it has not begun. */
    async timeLine(which: WhichPast): Promise<TimeLine | null> {
      const held = hold(which)
      return inTurn(held, () => readOn(held, which))
    },

    /** The three screens and the newborn at a moment; null: it has not begun. */
    async asItWas(which: WhichPast, wanted: number): Promise<AsItWas | null> {
      const held = hold(which)
      return inTurn(held, async () => {
        const line = await readOn(held, which)
        if (!line) return null
        const at = Math.min(Math.max(wanted, line.from), line.to)
        // What comes with the saved handover, and after it, is the debriefing itself.
        const end = line.entries.find(({ id }) => id === SAVED)?.version
        const { version, from } = held.past.wayTo(at, end)
        let state = from
        for await (const piece of readRunLog(database, which, { after: from.version, upTo: version })) {
          state = piece.reduce(stateAfter, state)
        }
        held.past.note(state)
        return asItWas(state, held.views, at)
      })
    },

    /** A run of this room is over: what was read of those under way goes. */
    forget(room: string): void {
      for (const key of runs.keys()) if (key.startsWith(`${room} log `)) runs.delete(key)
    },
  }
}
