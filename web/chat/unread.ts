import type { ChatMessage } from '#case/records/chat-inbox.ts'
import type { RoleId } from '#case/roles.ts'

/** What others wrote after the first `read` messages, as far as the page has it: `before` stand before what it has. */
export const countUnread = (chat: readonly ChatMessage[], before: number, read: number, role: RoleId): number =>
  chat.slice(Math.max(0, read - before)).filter((message) => message.roleId !== role).length
