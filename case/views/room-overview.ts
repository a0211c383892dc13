import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, type RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { MonitorRow } from '../records/vital-stats.ts'
import { pauseNow } from '../rules/case-clock.ts'
import { happenedIn, isLeft } from '../rules/injections.ts'
import { hasComeTo } from '../rules/places.ts'
import { isRunning } from '../rules/runs.ts'
import { isReportDue } from '../rules/way-on.ts'
import type { CaseContent } from '../story/content.ts'
import { vitalsRecord } from './bedside/monitor.ts'
import { type TeamSeat, viewTeam } from './team.ts'
import type { Clock } from './view.ts'
import { viewClock, viewScore } from './view-fields.ts'

/** What somebody who teaches sees of a room from afar. */
export interface RoomOverview {
  readonly run: number
  readonly isRunning: boolean
  /** Null: no case is under way, or it is not known since when. */
  readonly startedAt: number | null
  readonly seats: readonly TeamSeat[]
  readonly score: number | null
  readonly clock: Clock
  /** The team has come to its report. */
  readonly isAtReport: boolean
  readonly pause: { readonly since: number } | null
  /** As her monitor shows them; null: the team is not yet at the bedside. */
  readonly vitals: MonitorRow | null
  /** What was let happen and nobody has seen to, by title. */
  readonly openEvents: readonly string[]
}

/** What a team last said or did. */
export interface LastWord {
  /** `team`: of nobody alone, as when time was up. */
  readonly by: RoleId | 'team'
  /** It was written in the chat. */
  readonly isChat: boolean
  /** Of something long, its beginning. */
  readonly text: string
}

export function viewRoom(state: CaseState, content: CaseContent): RoomOverview {
  const hasCase = isRunning(state)
  const pause = pauseNow(state)
  return {
    run: state.run,
    isRunning: hasCase,
    startedAt: state.records.Story[CASE_ID]?.startedAt ?? null,
    seats: viewTeam({ state, content }),
    score: viewScore(state),
    clock: viewClock(state),
    isAtReport: isReportDue(state, content, PROVIDER),
    pause: pause && { since: pause.from },
    vitals: hasCase ? viewVitalSigns(state, content) : null,
    openEvents: openEvents(state, content),
  }
}

function viewVitalSigns(state: CaseState, content: CaseContent): MonitorRow | null {
  if (!hasComeTo({ state, content, roleId: PROVIDER }, 'bedside-report')) return null
  const { allStates, currentState } = vitalsRecord(state)
  return allStates[currentState] ?? null
}

const openEvents = (state: CaseState, content: CaseContent): string[] =>
  happenedIn(state, content)
    .filter((one) => !one.record.resolved && !isLeft(state, content, one))
    .map(({ event }) => event.title)
