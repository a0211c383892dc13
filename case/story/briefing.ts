import { z } from 'zod'
import { text } from './condition.ts'
import { durationMs, list, words } from './shape.ts'

/**
 * One thing to say. Screens show the heading while people speak and listen; the full text answers
 * later questions, so it appears in the final report and nowhere before.
 */
const briefingItem = z.strictObject({ heading: words, fullText: text }).readonly()

/** A spoken message of the Provider and what belongs in it: the summary to the team, the handover. */
export const briefing = z
  .strictObject({
    items: list(briefingItem),
    goodLengthMs: z.strictObject({ from: durationMs, to: durationMs }).readonly(),
    advice: list(words),
  })
  .readonly()
export type Briefing = z.infer<typeof briefing>
