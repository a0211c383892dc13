import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'

/** Points, verdicts and reasons are kept from the team until its debriefing comes to the analysis. */
export const isScoreHidden = (state: CaseState): boolean => state.records.ScoreSight[CASE_ID]?.isHidden ?? false

/** Whether points, what was right and why are told. */
export const showsPoints = (state: CaseState): boolean =>
  !isScoreHidden(state) || state.records.Debriefing[CASE_ID]?.openedAt != null
