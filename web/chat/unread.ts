import type { ChatMessage } from '#case/records/chat-inbox.ts'
import type { RoleId } from '#case/roles.ts'

/** What others wrote after the first `read` messages. */
export const countUnread = (chat: readonly ChatMessage[], read: number, role: RoleId): number =>
  chat.slice(read).filter((message) => message.roleId !== role).length
