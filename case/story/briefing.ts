import type { Text } from './condition.ts'

/**
 * One thing to say. Screens show the heading while people speak and listen; the full text answers
 * later questions, so it appears in the final report and nowhere before.
 */
export interface BriefingItem {
  readonly heading: string
  readonly fullText: Text
}

/** A spoken message of the Provider and what belongs in it: the summary to the team, the handover. */
export interface Briefing {
  readonly items: readonly BriefingItem[]
  readonly goodLengthMs: { readonly from: number; readonly to: number }
  /** How many of the items make it a good one. */
  readonly itemsNeeded?: number
  readonly advice: readonly string[]
}
