import { z } from 'zod'
import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { CASE_ID } from '../records/collections.ts'
import { labelOf, roleIds } from '../roles.ts'
import { cleanText, isReadable } from '../rules/readable-text.ts'
import { LONGEST_MESSAGE } from '../rules/text-limits.ts'
import { append } from '../state.ts'

/** A chat message. The label is the sender's role, whatever the sender says. */
export const sendMessage = defineCommand({
  kind: 'send-message',
  allowed: roleIds,
  input: { message: z.string().max(LONGEST_MESSAGE).transform(cleanText) },
  decide({ actor, input: { message }, now }) {
    if (actor.roleId === null || !isReadable(message)) return refuse({ code: 'message-empty' })

    const { roleId } = actor
    return accept(append('ChatInbox', CASE_ID, 'chat', { roleId, message, user: labelOf(roleId), time: now }))
  },
})
