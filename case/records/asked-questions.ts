import { z } from 'zod'
import { roleId } from '../roles.ts'
import { serverTime } from './flags.ts'

/** Ours: the questions asked at the bedside. What they reveal is revealed to all. */
export const askedQuestions = z.strictObject({
  asked: z.array(z.strictObject({ slug: z.string(), roleId, time: serverTime })),
})
export type AskedQuestions = z.infer<typeof askedQuestions>
