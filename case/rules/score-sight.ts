import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'

/** An educator keeps the points from the team until its report. */
export const isScoreHidden = (state: CaseState): boolean => state.records.ScoreSight[CASE_ID]?.isHidden ?? false

/** Whether points are told: not while they are hidden, and always once the handover is saved. */
export const showsPoints = (state: CaseState): boolean =>
  !isScoreHidden(state) || state.records.Recording.handover !== undefined
