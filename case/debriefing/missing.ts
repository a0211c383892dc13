import { labelOf, type RoleId, roleIds } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'

interface Seen {
  readonly state: CaseState
  readonly from: number
  readonly heldSince: ReadonlyMap<RoleId, number>
}

/** Somebody who comes so late has missed something. */
const LATE_MS = 60_000

/** What a run lacks, in sentences for people. */
export function missingIn({ state, from, heldSince }: Seen): string[] {
  const { summary, handover } = state.records.Recording
  return [
    ...(handover ? [] : ['The handover was not saved: the run ends where its log ends.']),
    ...(summary ? [] : ['No briefing was recorded.']),
    ...roleIds.flatMap((role) => {
      const since = heldSince.get(role)
      if (since === undefined) return [`Nobody held the seat of ${labelOf(role)}.`]
      const minutes = Math.round((since - from) / 60_000)
      return since - from < LATE_MS
        ? []
        : [`Nobody held the seat of ${labelOf(role)} in the first ${minutes === 1 ? 'minute' : `${minutes} minutes`}.`]
    }),
  ]
}
