import type { Command } from '#case/commands/commands.ts'
import { type Case, parseCommand } from '#case/create-case.ts'
import type { Decision } from '#case/decision.ts'
import type { Asker } from '#case/define-command.ts'
import { withPast } from '#case/history.ts'
import type { Answer } from '#case/live-messages.ts'
import type { LogEntry } from '#case/log-entry.ts'
import type { Refusal } from '#case/refusals.ts'
import { seatOf } from '#case/rules/seats.ts'
import { applyChanges, type CaseState } from '#case/state.ts'
import { messages } from '#content/texts/messages.ts'
import { refusalText } from '#content/texts/refusals.ts'
import type { Attachment, CaseStore } from '../store/case-store.ts'
import { isUnreachable } from '../store/database.ts'
import { isFreshStart } from './audience.ts'
import { createTurns, Unwanted } from './turns.ts'

/** A page sends one command after the other: whoever has more waiting than many pages would is not served faster by it. */
const MOST_WAITING = 30

/** What an accepted command made of the state, or a database that was set back. */
export interface Happening {
  readonly before: CaseState
  readonly after: CaseState
  /** There is no way from the old view to the new one: pages must be told everything. */
  readonly isFresh: boolean
}

export type CaseLoop = Awaited<ReturnType<typeof createCaseLoop>>

/** Parse, decide, store, then tell: in this order, one command after the other. */
export async function createCaseLoop(options: {
  store: CaseStore
  rules: Case
  clock?: () => number
  onProblem?: (error: unknown) => void
}) {
  const { store, rules, clock = Date.now, onProblem = () => {} } = options
  const listeners = new Set<(happening: Happening) => void>()
  let state = await store.load()
  const turns = createTurns()
  /** Not begun yet, so that whoever asks now can share it. */
  let nextReading: Promise<void> | null = null

  function happen(entry: LogEntry): void {
    const changes = entry.changes.map(({ change }) => change)
    become(applyChanges(state, changes), isFreshStart(changes))
  }

  function become(after: CaseState, isFresh: boolean): void {
    const before = state
    state = after
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
    for (const entry of entries) if (entry.version === state.version + 1) happen(entry)
    if (state.run !== run || state.version !== version) become(await store.load(), true)
  }

  async function decideAndStore(asker: Asker, command: Command, attachment?: Attachment): Promise<Answer> {
    const name = nameOf(asker)
    for (;;) {
      const at = clock()
      const decision = rules.decide(state, asker, command, at)
      const deed = { asker: name, command, isKept: isKept(asker, command, decision) }
      const outcome = decision.accepted
        ? await store.storeAccepted(state, { ...deed, at, changes: withPast(state, decision.changes), attachment })
        : await store.storeRefused(state, { ...deed, answer: refusal(decision.refusal) })

      if (outcome.is === 'stored') {
        if (outcome.entry) happen(outcome.entry)
        return outcome.answer
      }
      if (outcome.is === 'answered-before') return outcome.answer
      await readNews()
    }
  }

  /** What the system and administrators ask has a new id each time, but for files. Onlookers' refusals bind nobody. */
  function isKept(asker: Asker, { kind }: Command, { accepted }: Decision): boolean {
    if (asker.by !== 'user') return kind === 'keep-recording'
    // It ends the session it comes from. The same again comes from another, and means that one.
    if (kind === 'log-out') return false
    return accepted || seatOf(state, asker.uid) !== undefined
  }

  return {
    get state(): CaseState {
      return state
    },

    /**
     * Takes a command as it came from outside, with the file it names if it names one. Always answers. What is no longer
     * wanted when its turn comes is not done.
     */
    async submit(
      asker: Asker,
      sent: unknown,
      { attachment, isWanted }: { attachment?: Attachment; isWanted?: () => boolean } = {},
    ): Promise<Answer> {
      const parsed = parseCommand(sent)
      if (!parsed.ok) return refusal(parsed.refusal)
      if (asker.by === 'user' && turns.waitingOf(asker.uid) >= MOST_WAITING) return tooFast
      try {
        return await turns.take(nameOf(asker), () => decideAndStore(asker, parsed.command, attachment), isWanted)
      } catch (error) {
        if (error instanceof Unwanted) return tooFast
        onProblem(error)
        if (isUnreachable(error)) return { ok: false, retry: true, message: messages.serviceUnreachable }
        return refusal({ code: 'unforeseen' })
      }
    },

    /** Reads what other nodes have stored. Afterwards the state is at least as new as the call. */
    catchUp(): Promise<void> {
      nextReading ??= turns.take(READING, () => {
        nextReading = null
        return readNews()
      })
      return nextReading
    },

    onHappening(listener: (happening: Happening) => void): void {
      listeners.add(listener)
    },

    readLog: store.readLog,
  }
}

/** Who takes turns: people, the administrator, the system, and the reading of what others have stored. */
const READING = 'reading'
const nameOf = (asker: Asker): string => (asker.by === 'user' ? asker.uid : asker.by)

/** Nothing was done: it may be sent again. */
export const tooFast: Answer = { ok: false, retry: true, message: 'Slow down a little.' }

const refusal = (why: Refusal): Answer => ({ ok: false, refusal: why, message: refusalText(why) })
