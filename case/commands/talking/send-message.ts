import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { labelOf, roleIds } from '../../records/roles.ts'
import { isStandIn } from '../../records/stand-in.ts'
import { append } from '../../records/state.ts'
import { standInAsked } from '../../rules/asked-in-chat.ts'
import { cleanText, isReadable, LONGEST_MESSAGE } from '../../rules/readable-text.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** A chat message. The label is the sender's role, whatever the sender says. */
export const sendMessage = defineCommand({
  kind: 'send-message',
  allowed: roleIds,
  isForPauses: true,
  input: { message: z.string().max(LONGEST_MESSAGE).transform(cleanText) },
  decide({ state, actor, input: { message }, now, content }) {
    if (actor.roleId === null || !isReadable(message)) return refuse({ code: 'message-empty' })

    const { roleId, uid } = actor
    const said = { roleId, message, user: labelOf(roleId), time: now }
    if (isStandIn(uid)) return accept(append('ChatInbox', CASE_ID, 'chat', { ...said, isStandIn: true }))
    const asks = standInAsked({ state, content, roleId }, message)
    return accept(append('ChatInbox', CASE_ID, 'chat', asks === null ? said : { ...said, asks }))
  },
})
