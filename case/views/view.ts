import type { ChatMessage } from '../records/chat-inbox.ts'
import { CASE_ID } from '../records/collections.ts'
import type { RoleId } from '../roles.ts'
import { isRunning } from '../rules/runs.ts'
import type { CaseState } from '../state.ts'
import { type TeamMember, viewTeam } from './team.ts'

/** Whose eyes: the holder of a seat, or someone signed in without one. */
export type Audience = RoleId | null

/** What one audience may see, now. Each field is sent whole when it changes, `chat` by what was added. */
export interface View {
  readonly isRunning: boolean
  readonly team: readonly TeamMember[]
  /** Null where there is no score to read. */
  readonly score: number | null
  readonly clock: Clock
  readonly chat: readonly ChatMessage[]
}

/** The transport clock, in the server's ms, and how many times faster than life it is shown. */
export interface Clock {
  readonly startedAt: number | null
  readonly stoppedAt: number | null
  readonly pace: number
}

export function viewFor(state: CaseState, audience: Audience): View {
  return {
    isRunning: isRunning(state),
    team: viewTeam(state),
    score: audience === null ? null : viewScore(state),
    clock: viewClock(state),
    chat: audience === null ? [] : (state.records.ChatInbox[CASE_ID]?.chat ?? []),
  }
}

function viewScore(state: CaseState): number | null {
  const entries = state.records.TeamScore[CASE_ID]
  return entries ? Object.values(entries).reduce((sum, entry) => sum + entry.score, 0) : null
}

function viewClock(state: CaseState): Clock {
  const time = state.records.CaseTaskTime[CASE_ID]
  return {
    startedAt: time?.TransportStartTime ?? null,
    stoppedAt: time?.TransportStopTime ?? null,
    pace: state.records.Pace[CASE_ID]?.factor ?? 1,
  }
}
