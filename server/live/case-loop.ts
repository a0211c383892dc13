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

/** One accepted command, as it happened to the state. */
export interface Happening {
  readonly entry: LogEntry
  readonly before: CaseState
  readonly after: CaseState
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
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }

  function happen(entry: LogEntry): void {
    const before = state
    state = applyChanges(
      before,
      entry.changes.map(({ change }) => change),
    )
    for (const listener of listeners) attempt(() => listener({ entry, before, after: state }))
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

  async function decideAndStore(asker: Asker, command: Command, attachment?: Attachment): Promise<Answer> {
    const name = asker.by === 'user' ? asker.uid : asker.by
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
      await readNews()
    }
  }

  return {
    get state(): CaseState {
      return state
    },

    /** Takes a command as it came from outside, with the file it names if it names one. Always answers. */
    async submit(asker: Asker, sent: unknown, attachment?: Attachment): Promise<Answer> {
      const parsed = parseCommand(sent)
      if (!parsed.ok) return refusal(parsed.refusal)
      try {
        return await inTurn(() => decideAndStore(asker, parsed.command, attachment))
      } catch (error) {
        onProblem(error)
        if (isUnreachable(error)) return { ok: false, retry: true, message: messages.serviceUnreachable }
        return refusal({ code: 'unforeseen' })
      }
    },

    /** Reads what other nodes have stored. Afterwards the state is at least as new as the call. */
    catchUp: (): Promise<void> => inTurn(readNews),

    onHappening(listener: (happening: Happening) => void): void {
      listeners.add(listener)
    },

    readLog: store.readLog,
    readRun: store.readRun,
  }
}

const refusal = (why: Refusal): Answer => ({ ok: false, refusal: why, message: refusalText(why) })
