import { type Case, parseCommand } from '#case/create-case.ts'
import type { Answer } from '#case/live-messages.ts'
import { isSame } from '#case/records/is-same.ts'
import type { People } from '#case/records/people.ts'
import { applyChanges, type CaseState } from '#case/records/state.ts'
import { refused } from '#server/store/decided-command.ts'
import type { PageRecord, Sent, Stored } from './check-history.ts'

/** A state, and the times between which it was the newest. */
interface Stretch {
  readonly state: CaseState
  readonly from: number
  readonly until: number
}

/**
 * Refusals that the rules give to nobody: each must be what they say of some state of the run, at a time when that was the
 * newest. Only where no run has ended and no clock was set.
 */
export function checkRefusals(
  log: readonly Stored[],
  pages: readonly PageRecord[],
  { start, decide }: { start: CaseState; decide: Case['decide'] },
): string[] {
  const stretches = stretchesOf(log, start)
  return pages.flatMap(({ name, uid, sent }) =>
    sent
      .filter((one) => one.answer?.ok === false && !isRight(one, uid, stretches, decide))
      .map(({ id, request, answer }) => `${name}, ${request.kind} ${id}: no rule says ${JSON.stringify(answer)}`),
  )
}

function stretchesOf(log: readonly Stored[], start: CaseState): Stretch[] {
  let state = start
  return [undefined, ...log].map((entry, index) => {
    if (entry) {
      state = applyChanges(
        state,
        entry.changes.map(({ change }) => change),
      )
    }
    return { state, from: entry?.at ?? 0, until: log[index]?.at ?? Number.MAX_SAFE_INTEGER }
  })
}

function isRight({ id, request, answer }: Sent, uid: string, stretches: readonly Stretch[], decide: Case['decide']) {
  const isAnswer = (other: Answer) => isSame(other, answer)
  // Numbers that are none become something else on the wire.
  const sent = JSON.parse(JSON.stringify({ ...request, id }))
  return stretches.some(({ state, from, until }) => {
    const parsed = parseCommand({ ...sent, run: state.run })
    if (!parsed.ok) return isAnswer(refused(parsed.refusal))
    return [from, until].some((now) =>
      [[], allThere(state, now)].some((people) => {
        const decision = decide(state, { by: 'user', uid }, parsed.command, now, people)
        return !decision.accepted && isAnswer(refused(decision.refusal))
      }),
    )
  })
}

/** Who was there is known of what was accepted alone. */
const allThere = ({ records }: CaseState, since: number): People =>
  Object.keys(records.LiveCaseTeam).map((uid) => ({ uid, name: '', isSignedIn: true, isPresent: true, since }))
