import { z } from 'zod'
import { roleId, roleLabels } from '../roles.ts'
import { serverTime } from './flags.ts'

export const chatMessage = z.strictObject({
  roleId,
  message: z.string(),
  user: z.enum(roleLabels),
  time: serverTime,
})
export type ChatMessage = z.infer<typeof chatMessage>

/** The team's chat. It only grows. */
export const chatInbox = z.strictObject({ chat: z.array(chatMessage) })
export type ChatInbox = z.infer<typeof chatInbox>
