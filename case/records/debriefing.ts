import { z } from 'zod'
import { serverTime } from './flags.ts'
import { roleId } from './roles.ts'

/** How a team talks about its run: feelings first, points after. */
export const debriefingPhase = z.enum(['reactions', 'description', 'analysis', 'summary'])
export type DebriefingPhase = z.infer<typeof debriefingPhase>

/** Ours: where the team's debriefing stands. It exists once somebody has moved it. */
export const debriefing = z.strictObject({
  phase: debriefingPhase,
  since: serverTime,
  /** Who moves it on: an educator, or the team, which is the Provider's to lead. */
  leader: z.enum(['educator', 'provider']),
  /** Who of the team leads because whoever should had gone. */
  takenBy: roleId.optional(),
  /** When the analysis was first come to: hidden points and reasons are open from then on. */
  openedAt: serverTime.nullable(),
})

/** Ours: how somebody saw the team, keyed by their role id, or `educator`. */
export const rating = z.strictObject({
  /** What was rated, and how: the places of the words in the story's scale. */
  marks: z.record(z.string(), z.number().int().nonnegative()),
  words: z.string(),
  at: serverTime,
})
export type Rating = z.infer<typeof rating>
