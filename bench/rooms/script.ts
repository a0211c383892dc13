import type { Request } from '#case/commands.ts'
import type { RoleId } from '#case/records/roles.ts'
import { emptyState } from '#case/records/state.ts'
import { misfitOf } from '#case/rules/second-check.ts'
import { workUnits } from '#case/rules/work-units.ts'
import { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'

/** One thing that somebody does on the ideal way, and how long after the one before it is due, in ms of the case. */
export interface Move {
  readonly roleId: RoleId
  readonly dueMs: number
  /** What they ask, or which recording they upload. */
  readonly does: { readonly asks: Request } | { readonly uploads: 'summary' | 'handover' }
}

const known = new Map<string, readonly Move[]>()

/** The ideal way through a whole case. It depends on the run in one thing: what does not fit in a check. */
export function scriptOf(run: number): readonly Move[] {
  const misfits = workUnits(case1).map(({ id }) => misfitOf({ ...emptyState, run }, case1, id)?.part)
  const key = JSON.stringify(misfits)
  const script = known.get(key) ?? walk(run)
  known.set(key, script)
  return script
}

function walk(run: number): Move[] {
  const ideal = new Walk()
  ideal.state = { ...ideal.state, run }
  ideal.toReport(idealChoices)
  ideal.debrief()
  const moves: Move[] = []
  let last = ideal.asked[0]?.at ?? 0
  for (const { asker, command, at } of ideal.asked) {
    // What is finished by time alone, the node finishes.
    if (command.kind === 'finish-tasks') continue
    const { id: _, run: __, ...request } = command
    const uid = command.kind === 'keep-recording' ? command.uid : asker.by === 'user' ? asker.uid : ''
    const does = command.kind === 'keep-recording' ? { uploads: command.recording } : { asks: request as Request } // without its envelope
    moves.push({ roleId: ideal.uids.indexOf(uid) as RoleId, dueMs: Math.max(0, at - last), does }) // in the order of roles
    last = at
  }
  return moves
}
