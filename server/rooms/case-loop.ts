import { type Case, looksAtPeople, parseCommand } from '#case/create-case.ts'
import type { Asker } from '#case/define-command.ts'
import type { Answer } from '#case/live-messages.ts'
import type { LogEntry } from '#case/log-entry.ts'
import { applyChanges, type CaseState, type Change } from '#case/state.ts'
import { messages } from '#content/texts/messages.ts'
import type { CaseStore } from '../store/case-store.ts'
import { isUnreachable } from '../store/database.ts'
import type { Attachment } from '../store/deeds.ts'
import { refused } from '../store/deeds.ts'
import type { Notice } from '../store/notices.ts'
import { NoRoom } from '../store/which-room.ts'
import { createTurns, Unwanted, type Waiting } from '../turns/turns.ts'
import { type Asked, decideTogether, nameOf } from './decide-together.ts'

/** A page sends one command after the other: whoever has more waiting than many pages would is not served faster by it. */
const MOST_WAITING = 30

/** What accepted commands made of the state, or a database that was set back. */
export interface Happening {
  readonly before: CaseState
  readonly after: CaseState
  /** There is no way from the old view to the new one: pages must be told everything. */
  readonly isFresh: boolean
}

/** What comes with a command. */
interface Sending {
  /** The file it names. */
  readonly attachment?: Attachment
  /** The session it came from: where that has ended when it would be stored, it is refused. */
  readonly session?: string
  readonly isWanted?: () => boolean
}

export type CaseLoop = Awaited<ReturnType<typeof createCaseLoop>>

/** Parse, decide, store, then tell: in this order, one command after the other. Those that wait are stored and told together. */
export async function createCaseLoop(options: {
  store: CaseStore
  rules: Case
  clock?: () => number
  onProblem?: (error: unknown) => void
}) {
  const { store, rules, clock = Date.now, onProblem = () => {} } = options
  const listeners = new Set<(happening: Happening) => void>()
  let state = await store.load()
  const turns = createTurns<Asked, Answer>(doTogether)
  /** Not begun yet, so that whoever asks now can share it. */
  let nextReading: Promise<void> | null = null
  /** What was heard and has not been looked at. */
  let heard: Notice[] = []

  function happen(entries: readonly LogEntry[]): void {
    if (entries.length === 0) return
    become(
      entries.reduce((then, entry) => applyChanges(then, changesOf(entry)), state),
      entries.flatMap(changesOf),
    )
  }

  function become(after: CaseState, changes: readonly Change[] | null): void {
    const before = state
    state = after
    const isFresh = changes === null || isFreshStart(changes)
    for (const listener of listeners) attempt(() => listener({ before, after, isFresh }))
  }

  /** It is stored: whatever goes wrong while telling it must not undo that. */
  function attempt(telling: () => void): void {
    try {
      telling()
    } catch (error) {
      onProblem(error)
    }
  }

  /**
   * What other nodes have stored. Where the log does not lead to what is stored, because a run has ended or the database
   * was set back to a backup, what is stored is what counts.
   */
  async function readNews(): Promise<void> {
    const { run, version, entries } = await store.readNews(state.version)
    happen(following(entries))
    if (state.run !== run || state.version !== version) become(await store.load(), null)
  }

  /** Those that come next, one after the other. */
  function following(entries: readonly LogEntry[]): LogEntry[] {
    const next: LogEntry[] = []
    for (const entry of entries) if (entry.version === state.version + next.length + 1) next.push(entry)
    return next
  }

  /** Its own it knows by the time it has an answer, unless it never got one. */
  const isKnown = ({ by, version }: Notice) => by === store.node && version <= state.version

  /** Looks at what was heard. What is no more than what comes next is told by the notices themselves. */
  async function lookAtNotices(): Promise<void> {
    const notices = heard
    heard = []
    const news = notices.filter((notice) => !isKnown(notice))
    const entries = following(news.flatMap((notice) => notice.entries ?? []))
    const last = news.at(-1)
    if (!last) return
    const isAll = entries.at(-1)?.version === last.version && entries.every(({ run }) => run === state.run)
    if (isAll && news.every((notice) => notice.version > state.version)) happen(entries)
    else await readNews()
  }

  async function doTogether(some: readonly Waiting<Asked, Answer>[]): Promise<void> {
    let open = some
    try {
      while (open.length > 0) open = await doSome(open)
    } catch (error) {
      // What is wrong with one of them must not fail the others.
      if (open.length > 1 && !isUnreachable(error)) for (const one of open) await doTogether([one])
      else for (const one of open) one.reject(error)
    }
  }

  /** Answers those that could be stored, had been before, or never will be. Gives those that are still to be done. */
  async function doSome(open: readonly Waiting<Asked, Answer>[]): Promise<readonly Waiting<Asked, Answer>[]> {
    const asked = open.map((one) => one.asked)
    const { deeds, after } = decideTogether(state, asked, rules, clock)
    const outcome = await store.store(state, deeds)
    if (outcome.is === 'behind') {
      await readNews()
      return open
    }
    if (outcome.is === 'answered') {
      for (const [index, answer] of outcome.answers) open[index]?.resolve(answer)
      return open.filter((_, index) => !outcome.answers.has(index))
    }
    if (after !== state)
      become(
        after,
        deeds.flatMap(({ entry }) => (entry ? changesOf(entry) : [])),
      )
    for (const [index, { answer }] of deeds.entries()) open[index]?.resolve(answer)
    return open.slice(deeds.length)
  }

  return {
    get state(): CaseState {
      return state
    },

    /** Versions that were heard of and not come to yet. */
    get versionsBehind(): number {
      return Math.max(0, ...heard.map(({ version }) => version - state.version))
    },

    /**
     * Takes a command as it came from outside. Always answers. What is no longer wanted when its turn comes is not done.
     */
    async submit(asker: Asker, sent: unknown, { attachment, session, isWanted }: Sending = {}): Promise<Answer> {
      const parsed = parseCommand(sent)
      if (!parsed.ok) return refused(parsed.refusal)
      if (asker.by === 'user' && turns.waitingOf(asker.uid) >= MOST_WAITING) return tooFast
      try {
        const { command } = parsed
        const people = looksAtPeople(command)
          ? await store.readPeople(Object.keys(state.records.LiveCaseTeam))
          : undefined
        return await turns.take(nameOf(asker), { asker, command, attachment, session, people }, isWanted)
      } catch (error) {
        if (error instanceof Unwanted) return tooFast
        if (error instanceof NoRoom) return refused({ code: 'room-ended' })
        onProblem(error)
        if (isUnreachable(error)) return { ok: false, retry: true, message: messages.serviceUnreachable }
        return refused({ code: 'unforeseen' })
      }
    },

    /** Reads what other nodes have stored. Afterwards the state is at least as new as the call. */
    catchUp(): Promise<void> {
      nextReading ??= turns.takeAlone(READING, () => {
        nextReading = null
        return readNews()
      })
      return nextReading
    },

    /** Hears that a node, this one or another, has stored something. */
    hear(notice: Notice): void {
      if (isKnown(notice)) return
      heard.push(notice)
      if (heard.length === 1) turns.takeAlone(READING, lookAtNotices).catch(onProblem)
    },

    onHappening(listener: (happening: Happening) => void): void {
      listeners.add(listener)
    },

    readLog: store.readLog,
  }
}

/** Beside people, the administrator and the system, the reading of what others have stored takes turns. */
const READING = 'reading'

const changesOf = ({ changes }: LogEntry): Change[] => changes.map(({ change }) => change)

/** Nothing was done: it may be sent again. */
export const tooFast: Answer = { ok: false, retry: true, message: 'Slow down a little.' }

/** After these a page must be told everything: there is no way from the old view to the new one. */
const isFreshStart = (changes: readonly Change[]): boolean => changes.some((change) => change.op === 'wipe')
