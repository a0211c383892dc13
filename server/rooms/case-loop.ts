import type { Asker } from '#case/commands/define-command.ts'
import { type Case, looksAtPeople, parseCommand, peopleNamedIn } from '#case/create-case.ts'
import type { Answer } from '#case/live-messages.ts'
import type { CaseState } from '#case/records/state.ts'
import { messages } from '#content/texts/messages.ts'
import type { CaseStore } from '../store/case-store.ts'
import { type Attachment, refused } from '../store/decided-command.ts'
import { isUnreachable } from '../store/is-unreachable.ts'
import { NoRoom } from '../store/which-room.ts'
import { createTurns, Unwanted, type Waiting } from '../turns/turns.ts'
import { type Asked, askerName, decideTogether } from './decide-together.ts'
import { createNews } from './news.ts'
import { createPresentState, type PresentState } from './present-state.ts'

/** A page sends one command after the other: whoever has more waiting than many pages would is not served faster by it. */
const MOST_WAITING = 30

/** Nothing was done: it may be sent again. */
export const tooFast: Answer = { ok: false, retry: true, message: 'Slow down a little.' }

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
  const { store, rules, onProblem = () => {} } = options
  const present = createPresentState(await store.load(), onProblem)
  const turns = createTurns<Asked, Answer>((some) => doTogether(parts, some))
  const news = createNews({ store, present, turns, onProblem })
  /** When the last of what was accepted was: by the time of the house nothing that follows is before it. */
  let newestAt = 0
  present.onHappening(({ entries }) => {
    newestAt = Math.max(0, ...entries.map(({ at }) => at))
  })
  const now = options.clock ?? (() => Math.max(store.now(), newestAt))
  const parts: Needs = { store, rules, now, present, readNews: news.read }

  /**
   * Takes a command as it came from outside. Always answers. What is no longer wanted when its turn comes is not done.
   */
  async function submit(asker: Asker, sent: unknown, { attachment, session, isWanted }: Sending = {}): Promise<Answer> {
    const parsed = parseCommand(sent)
    if (!parsed.ok) return refused(parsed.refusal)
    if (asker.by === 'user' && turns.waitingOf(asker.uid) >= MOST_WAITING) return tooFast
    try {
      const { command } = parsed
      const people = looksAtPeople(command)
        ? await store.readPeople([...Object.keys(present.state.records.LiveCaseTeam), ...peopleNamedIn(command)])
        : undefined
      return await turns.take(askerName(asker), { asker, command, attachment, session, people }, isWanted)
    } catch (error) {
      if (error instanceof Unwanted) return tooFast
      if (error instanceof NoRoom) return refused({ code: 'room-ended' })
      onProblem(error)
      if (isUnreachable(error)) return { ok: false, retry: true, message: messages.serviceUnreachable }
      return refused({ code: 'unforeseen' })
    }
  }

  return {
    get state(): CaseState {
      return present.state
    },
    get versionsBehind(): number {
      return news.versionsBehind
    },
    /** The time that commands are given. */
    now,
    submit,
    catchUp: news.catchUp,
    hear: news.hear,
    onHappening: present.onHappening,
    readLog: store.readLog,
  }
}

interface Needs {
  readonly store: CaseStore
  readonly rules: Case
  readonly now: () => number
  readonly present: PresentState
  readonly readNews: () => Promise<void>
}

async function doTogether(parts: Needs, some: readonly Waiting<Asked, Answer>[]): Promise<void> {
  let open = some
  try {
    while (open.length > 0) open = await doSome(parts, open)
  } catch (error) {
    // What is wrong with one of them must not fail the others.
    if (open.length > 1 && !isUnreachable(error)) for (const one of open) await doTogether(parts, [one])
    else for (const one of open) one.reject(error)
  }
}

/** Answers those that could be stored, had been before, or never will be. Gives those that are still to be done. */
async function doSome(
  { store, rules, now, present, readNews }: Needs,
  open: readonly Waiting<Asked, Answer>[],
): Promise<readonly Waiting<Asked, Answer>[]> {
  const { state } = present
  const { allDecided, after } = decideTogether(
    state,
    open.map(({ asked }) => asked),
    rules,
    now,
  )
  const outcome = await store.store(state, allDecided)
  if (outcome.is === 'behind') {
    await readNews()
    return open
  }
  if (outcome.is === 'answered') {
    for (const [index, answer] of outcome.answers) open[index]?.resolve(answer)
    return open.filter((_, index) => !outcome.answers.has(index))
  }
  if (after !== state)
    present.become(
      after,
      allDecided.flatMap(({ entry }) => entry ?? []),
    )
  for (const [index, { answer }] of allDecided.entries()) open[index]?.resolve(answer)
  return open.slice(allDecided.length)
}
