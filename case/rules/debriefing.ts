import { CASE_ID } from '../records/collections.ts'
import type { DebriefingPhase } from '../records/debriefing.ts'
import { PROVIDER, type RoleId, roleIds } from '../records/roles.ts'
import { isStandIn } from '../records/stand-in.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { holderOf } from './seats.ts'
import { isReportDue } from './way-on.ts'

/** Whoever moves a debriefing on: an educator, or one of the team. */
export type Leader = 'educator' | RoleId

/** There is something to talk about. */
export const isDebriefingDue = ({ records }: CaseState): boolean => records.Recording.handover !== undefined

/** It begins with what everybody feels. */
export const phaseOf = ({ records }: CaseState): DebriefingPhase => records.Debriefing[CASE_ID]?.phase ?? 'reactions'

/** Somebody holds the seat who can talk about it: no stand-in. */
export function takesPart(state: CaseState, roleId: RoleId): boolean {
  const holder = holderOf(state, roleId)
  return holder !== undefined && !isStandIn(holder.userId)
}

/**
 * Who leads where no educator does: who took it because the one before had gone, else the Provider, or whoever is next where
 * nobody but a stand-in has that seat.
 */
export function teamLeaderOf(state: CaseState): RoleId {
  const takenBy = state.records.Debriefing[CASE_ID]?.takenBy
  if (takenBy !== undefined && takesPart(state, takenBy)) return takenBy
  return roleIds.find((roleId) => takesPart(state, roleId)) ?? PROVIDER
}

/** An educator who has done anything to the run leads, until they hand it over; else one of the team. */
export function leaderOf(state: CaseState): Leader {
  const { Debriefing, Steering } = state.records
  const leader = Debriefing[CASE_ID]?.leader ?? (Steering[CASE_ID] ? 'educator' : 'provider')
  return leader === 'educator' ? leader : teamLeaderOf(state)
}

/** Since when a debriefing is an educator's to lead; null: it is not. */
export function educatorLeadsSince(state: CaseState): number | null {
  const { Debriefing, Recording } = state.records
  const savedAt = Recording.handover?.at
  if (savedAt === undefined || leaderOf(state) !== 'educator') return null
  return Debriefing[CASE_ID]?.since ?? savedAt
}

/** The report is due, and what it tells is open. */
export const isReportOpen = (state: CaseState, content: CaseContent, roleId: RoleId): boolean =>
  isReportDue(state, content, roleId) && showsPoints(state)

/** Points, verdicts and reasons are kept from the team until its debriefing comes to the analysis. */
export const isScoreHidden = (state: CaseState): boolean => state.records.ScoreSight[CASE_ID]?.isHidden ?? false

/** Whether points, what was right and why are told. */
export const showsPoints = (state: CaseState): boolean =>
  !isScoreHidden(state) || state.records.Debriefing[CASE_ID]?.openedAt != null
