import { z } from 'zod'
import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { CASE_ID } from '../records/collections.ts'
import { labelOf, roleIds } from '../roles.ts'
import { cleanText, isReadable } from '../rules/readable-text.ts'
import { append } from '../state.ts'

export const MESSAGE_MAX_LENGTH = 4000

/** A chat message. The label is the sender's role, whatever the sender says. */
export const sendMessage = defineCommand({
  kind: 'send-message',
  allowed: roleIds,
  input: { message: z.string().max(MESSAGE_MAX_LENGTH) },
  decide({ actor, input, now }) {
    const message = cleanText(input.message)
    if (actor.roleId === null || !isReadable(message)) return refuse({ code: 'message-empty' })

    const { roleId } = actor
    return accept(append('ChatInbox', CASE_ID, 'chat', { roleId, message, user: labelOf(roleId), time: now }))
  },
})
