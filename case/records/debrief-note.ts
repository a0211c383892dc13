import { z } from 'zod'
import { serverTime } from './flags.ts'

/** Ours: what a role wrote to a question of the debrief, keyed by prompt and role id, for example "helped/1". */
export const debriefNote = z.strictObject({ text: z.string(), time: serverTime })
export type DebriefNote = z.infer<typeof debriefNote>
