import { CASE_ID } from '../records/collections.ts'
import type { DebriefingPhase } from '../records/debriefing.ts'
import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { showsPoints } from './score-sight.ts'
import { isReportDue } from './way-on.ts'

/** Whoever moves a debriefing on. */
type Leader = 'educator' | 'provider'

/** There is something to talk about. */
export const isDebriefingDue = ({ records }: CaseState): boolean => records.Recording.handover !== undefined

/** It begins with what everybody feels. */
export const phaseOf = ({ records }: CaseState): DebriefingPhase => records.Debriefing[CASE_ID]?.phase ?? 'reactions'

/** An educator who has done anything to the run leads, until they hand it over; else the Provider. */
export const leaderOf = ({ records }: CaseState): Leader =>
  records.Debriefing[CASE_ID]?.leader ?? (records.Steering[CASE_ID] ? 'educator' : 'provider')

/** The report is due, and what it tells is open. */
export const isReportOpen = (state: CaseState, content: CaseContent, roleId: RoleId): boolean =>
  isReportDue(state, content, roleId) && showsPoints(state)
