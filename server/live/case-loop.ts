import type { Command } from '#case/commands/commands.ts'
import { type Case, parseCommand } from '#case/create-case.ts'
import type { Asker } from '#case/define-command.ts'
import { withPast } from '#case/history.ts'
import type { Answer } from '#case/live-messages.ts'
import type { LogEntry } from '#case/log-entry.ts'
import type { Refusal } from '#case/refusals.ts'
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

  async function readNews(): Promise<void> {
    for (const entry of await store.readLog(state.version)) happen(entry)
  }

  /** A database set back to a backup has no news for who knows more than it does: what is stored is what counts. */
  async function readAfresh(): Promise<void> {
    const { version } = state
    await readNews()
    const isStuck = state.version === version && (await store.readVersion()) !== version
    if (isStuck) become(await store.load(), true)
  }

  async function decideAndStore(asker: Asker, command: Command, attachment?: Attachment): Promise<Answer> {
    const name = nameOf(asker)
    for (;;) {
      const at = clock()
      const decision = rules.decide(state, asker, command, at)
      const outcome = decision.accepted
        ? await store.storeAccepted(state, {
            asker: name,
            command,
            at,
            changes: withPast(state, decision.changes),
            attachment,
          })
        : await store.storeRefused(state, { asker: name, command, answer: refusal(decision.refusal) })

      if (outcome.is === 'stored') {
        if (outcome.entry) happen(outcome.entry)
        return outcome.answer
      }
      if (outcome.is === 'answered-before') return outcome.answer
      await readAfresh()
    }
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

    /** The same, and finds out where the database no longer holds what it held. */
    catchUpAfresh: (): Promise<void> => turns.take(READING, readAfresh),

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
