import { z } from 'zod'
import { serverTime } from './flags.ts'
import { roleId, roleLabels } from './roles.ts'

export const chatMessage = z.strictObject({
  roleId,
  message: z.string(),
  user: z.enum(roleLabels),
  time: serverTime,
  /** Ours: the trainer itself wrote it. Left out of what people write. */
  isStandIn: z.literal(true).exactOptional(),
  /** Ours: it asks something of the stand-in with this user id. */
  asks: z.string().exactOptional(),
  /** Ours: it answers the message at this place in the chat. */
  answers: z.number().int().nonnegative().exactOptional(),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** The team's chat. It only grows. */
export const chatInbox = z.strictObject({ chat: z.array(chatMessage) })

/** Ours: a person's own notes, keyed by user id. Nobody else sees them. */
export const note = z.strictObject({ text: z.string() })

/** Ours: what a role wrote to a question of the debrief, keyed by prompt and role id, for example "helped/1". */
export const debriefNote = z.strictObject({ text: z.string(), time: serverTime })

/** Ours: the speaker's key words to a recording, for who cannot hear it, keyed by which recording it is. */
export const keyWords = z.strictObject({ text: z.string() })
