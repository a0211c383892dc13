import { asItWas } from '#case/debriefing/as-it-was.ts'
import type { AsItWas, TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { findMoments } from '#case/debriefing/moments/find-moments.ts'
import { Past, stateAfter } from '#case/debriefing/past.ts'
import { TimeLineTeller } from '#case/debriefing/time-line.ts'
import { roleIds } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import type { CaseContent } from '#case/story/content.ts'
import { createViewCutter } from '#case/views/view-cutter.ts'
import type { ReportDatabase } from '../store/report-database.ts'
import { readRunLog, type WhichLog } from '../store/stored-log.ts'
import { giveWay } from '../turns/give-way.ts'
import { shareAsked } from '../turns/share-asked.ts'

/** A run, as far as it is to be told: of one that is kept, all. */
export interface WhichPast extends WhichLog {
  readonly upTo?: number
  /** Of a kept run, as what it was read: once something is taken out of it, it is read anew. */
  readonly as?: string
  /** Of the story that it was played with. */
  readonly content: CaseContent
}

/** What was read of a run so far: its states and, once somebody has asked for that, its line. */
interface ReadRun {
  readonly past: Past
  readonly views: ReturnType<typeof createViewCutter>
  version: number
  /** What it takes of memory, about. */
  bytes: number
  line: ReadLine | null
  /** What was told last. */
  newest: AsItWas | null
  letGo?: NodeJS.Timeout
}

interface ReadLine {
  readonly teller: TimeLineTeller
  version: number
  told: { readonly version: number; readonly line: TimeLine | null } | null
}

/** Nobody has asked for so long: it is read anew when somebody does. */
const LET_GO_AFTER_MS = 5 * 60_000
const MOST_BYTES = 64 * 1024 * 1024
/** What is held of a log takes so many times what it takes written down, and nothing less than a view. */
const TIMES_ITS_LOG = 4
/** So many entries are looked at before others get a turn. */
const AT_ONCE = 10

export type RunPasts = ReturnType<typeof createRunPasts>

/**
 * Tells of runs what was, from their logs alone. A log is read once, in pieces, and on from there as the run goes on; those who
 * ask meanwhile share the answer. Rooms take turns. Where it becomes too much, what nobody has asked for the longest goes: for
 * a moment its states alone are read again.
 */
export function createRunPasts(database: ReportDatabase, { mostBytes = MOST_BYTES } = {}) {
  const runs = createReadRuns(mostBytes)
  const lines = shareAsked<TimeLine | null>()
  const states = shareAsked<ReadRun>()
  const moments = shareAsked<AsItWas | null>()

  /** In a turn of its room. What broke off is read anew. */
  async function readOn(which: WhichPast, { isForLine }: { isForLine: boolean }): Promise<ReadRun> {
    const key = keyOf(which)
    const run = runs.get(key) ?? newRun(which.content)
    if (isForLine) run.line ??= { teller: new TimeLineTeller(which.content), version: 0, told: null }
    runs.delete(key)
    await read(database, which, run)
    runs.hold(key, run)
    return run
  }

  /** What is held already, where it is all that is asked for. */
  function known(which: WhichPast): ReadRun | null {
    const run = runs.get(keyOf(which))
    if (!run || which.upTo === undefined || run.version < which.upTo) return null
    runs.hold(keyOf(which), run)
    return run
  }

  return {
    /** The whole of it on one line; null: it has not begun. */
    timeLine(which: WhichPast): Promise<TimeLine | null> {
      const line = known(which)?.line
      if (line?.told?.version === line?.version && line?.told) return Promise.resolve(line.told.line)
      return lines(keyOf(which), which.upTo ?? 0, (upTo) =>
        database.inTurn(which.room, async () => {
          const { line } = await readOn(asFarAs(which, upTo()), { isForLine: true })
          return line && tellLine(line, which.content)
        }),
      )
    },

    /** The three screens and the newborn at a moment; null: it has not begun. */
    async asItWas(which: WhichPast, wanted: number): Promise<AsItWas | null> {
      // A kept run that these rules cannot tell is not shown either.
      const isForLine = which.table === 'kept_log'
      const run =
        known(which) ??
        (await states(keyOf(which), which.upTo ?? 0, (upTo) =>
          database.inTurn(which.room, () => readOn(asFarAs(which, upTo()), { isForLine })),
        ))
      return moments(`${keyOf(which)} ${wanted}`, run.version, () =>
        database.inShortTurn(which.room, () => tellMoment(database, which, run, wanted)),
      )
    },

    /** A run of this room is over: what was read of those under way goes. */
    forget: (room: string): void => runs.deleteAll(`${room} log `),
  }
}

/** Those that were read, the one asked for last at the end. Where they take too much, the first goes. */
function createReadRuns(mostBytes: number) {
  const runs = new Map<string, ReadRun>()
  return {
    get: (key: string) => runs.get(key),
    delete: (key: string) => runs.delete(key),
    deleteAll(beginning: string): void {
      for (const key of runs.keys()) if (key.startsWith(beginning)) runs.delete(key)
    },
    hold(key: string, run: ReadRun): void {
      clearTimeout(run.letGo)
      run.letGo = setTimeout(() => runs.delete(key), LET_GO_AFTER_MS).unref()
      runs.delete(key)
      runs.set(key, run)
      let bytes = [...runs.values()].reduce((sum, one) => sum + one.bytes, 0)
      for (const [oldest, one] of runs) {
        if (bytes <= mostBytes || one === run) break
        runs.delete(oldest)
        bytes -= one.bytes
      }
    },
  }
}

/** Nobody has said how far: all of it. */
const asFarAs = (which: WhichPast, upTo: number): WhichPast => ({ ...which, ...(upTo > 0 && { upTo }) })

const keyOf = ({ table, room, run, as = '' }: WhichLog & Pick<WhichPast, 'as'>): string =>
  `${room} ${table} ${run} ${as}`

const newRun = (content: CaseContent): ReadRun => ({
  ...{ past: new Past(), views: createViewCutter(content), version: 0, bytes: 0, line: null, newest: null },
})

/** Reads on from where both its states and its line are, and lets others have a turn between. */
async function read(database: ReportDatabase, which: WhichPast, run: ReadRun): Promise<void> {
  const { line } = run
  const after = Math.min(run.version, line?.version ?? run.version)
  for await (const piece of readRunLog(database, which, { after, ...which })) {
    const last = piece.at(-1)?.version ?? after
    if (last > run.version) run.bytes += JSON.stringify(piece).length * TIMES_ITS_LOG
    for (const [index, entry] of piece.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await giveWay()
      if (entry.version > run.version) {
        run.past.add(entry)
        run.version = entry.version
      }
      if (line && entry.version > line.version) {
        line.teller.tell(entry)
        line.version = entry.version
      }
    }
  }
}

async function tellLine(line: ReadLine, content: CaseContent): Promise<TimeLine | null> {
  const { teller, version } = line
  if (line.told?.version === version) return line.told.line
  const told = teller.timeLine()
  // Both are long for a long run.
  await giveWay()
  line.told = { version, line: told && { ...told, moments: findMoments(teller, told, content) } }
  return line.told.line
}

async function tellMoment(
  database: ReportDatabase,
  which: WhichPast,
  run: ReadRun,
  wanted: number,
): Promise<AsItWas | null> {
  const { past, views } = run
  const place = past.onLine(wanted)
  if (!place) return null
  const { version, from } = past.wayTo(place.at, place.last)
  if (run.newest?.at === place.at && run.newest.version === version) return run.newest
  let state: CaseState = from
  for await (const piece of readRunLog(database, which, { after: from.version, upTo: version })) {
    state = piece.reduce(stateAfter, state)
  }
  past.note(state)
  for (const roleId of roleIds) {
    views.cut(state, roleId)
    await giveWay()
  }
  run.newest = asItWas(state, views, place.at)
  return run.newest
}
