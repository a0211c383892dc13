import type { Asker, Decision } from '#case/commands/define-command.ts'
import type { Command } from '#case/commands.ts'
import type { Case } from '#case/create-case.ts'
import { withPast } from '#case/records/log.ts'
import type { People } from '#case/records/people.ts'
import { applyChanges, type CaseState } from '#case/records/state.ts'
import { seatOf } from '#case/rules/seats.ts'
import { type Attachment, type DecidedCommand, refused, standsAlone } from '../store/decided-command.ts'

/** A command as it waits for its turn, with the file it names if it names one. */
export interface Asked {
  readonly asker: Asker
  readonly command: Command
  readonly attachment?: Attachment | undefined
  /** The session it came from, where it came from one. */
  readonly session?: string | undefined
  /** Who is there, where it depends on that. */
  readonly people?: People | undefined
}

/** What was decided, in order, and what the case is once it is stored. */
interface Decided {
  readonly allDecided: readonly DecidedCommand[]
  readonly after: CaseState
}

/** Decides commands one after the other, each on what those before it make of the case: as many as one statement stores. */
export function decideTogether(state: CaseState, asked: readonly Asked[], rules: Case, clock: () => number): Decided {
  const allDecided: DecidedCommand[] = []
  const ids = new Set<string>()
  let after = state
  for (const one of asked) {
    const id = `${askerName(one.asker)} ${one.command.id}`
    const decided = decideOne(after, one, rules, clock())
    // Sent twice, it gets the first one's answer once that is stored.
    if (allDecided.length > 0 && (ids.has(id) || standsAlone(decided))) break
    allDecided.push(decided)
    ids.add(id)
    if (decided.entry) {
      after = applyChanges(
        after,
        decided.entry.changes.map(({ change }) => change),
      )
    }
    if (standsAlone(decided)) break
  }
  return { allDecided, after }
}

function decideOne(state: CaseState, asked: Asked, rules: Case, at: number): DecidedCommand {
  const { asker, command, people } = asked
  const decision = rules.decide(state, asker, command, at, people)
  const decided = { ...asked, asker: askerName(asker), isRemembered: isRemembered(state, asker, command, decision) }
  if (!decision.accepted) return { ...decided, answer: refused(decision.refusal) }
  const changes = withPast(state, decision.changes)
  const run = decision.changes.reduce((now, change) => (change.op === 'begin-run' ? change.run : now), state.run)
  const version = state.version + 1
  const entry = { version, run, asker: decided.asker, kind: command.kind, at, changes }
  const answer = decision.refusal ? refused(decision.refusal) : { ok: true as const, run, version }
  return { ...decided, ...effectOnPeople(asker, command), answer, entry }
}

/** What an accepted command does beside the case. */
function effectOnPeople(asker: Asker, command: Command): Pick<DecidedCommand, 'signsOut' | 'removes'> {
  if (command.kind === 'log-out' && asker.by === 'user') return { signsOut: asker.uid }
  return command.kind === 'remove-user' ? { removes: command.uid } : {}
}

/** What the system and administrators ask has a new id each time, but for files. Onlookers' refusals bind nobody. */
function isRemembered(state: CaseState, asker: Asker, { kind }: Command, { accepted }: Decision): boolean {
  if (asker.by === 'educator') return accepted
  if (asker.by !== 'user') return kind === 'keep-recording'
  // It ends the session it comes from. The same again comes from another, and means that one.
  if (kind === 'log-out') return false
  return accepted || seatOf(state, asker.uid) !== undefined
}

export const askerName = (asker: Asker): string => ('uid' in asker ? asker.uid : asker.by)
