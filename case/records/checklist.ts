import { z } from 'zod'

/** Lists that people tick: the Provider's review, what a briefing held, what the handover held. */
export const checklistId = z.enum(['summary', 'review', 'handover'])
export type ChecklistId = z.infer<typeof checklistId>

/** Ours: one person's ticks, keyed by list and role id, for example "summary/1". */
export const checklist = z.strictObject({ ticked: z.array(z.number().int().nonnegative()) })
export type Checklist = z.infer<typeof checklist>
