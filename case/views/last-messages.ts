import type { ChatMessage } from '../records/written.ts'
import type { View } from './view.ts'

/** As many as a few screens show, and as slow lines carry in a moment. */
const MOST_MESSAGES = 50
const MOST_CHARACTERS = 6000

/** A piece of the conversation, and how many messages stand before it. */
export interface ChatPiece {
  readonly from: number
  readonly messages: readonly ChatMessage[]
}

/** The last messages before one of them, at least one where there is any. */
export function messagesBefore(chat: readonly ChatMessage[], before: number): ChatPiece {
  let from = before
  let characters = 0
  while (from > 0 && before - from < MOST_MESSAGES) {
    characters += chat[from - 1]?.message.length ?? 0
    if (characters > MOST_CHARACTERS && from < before) break
    from -= 1
  }
  return { from, messages: chat.slice(from, before) }
}

/** The view as a page gets it that has none yet: of a long conversation the end, the rest when somebody asks for it. */
export function withLastMessages(view: View): View {
  const { from, messages } = messagesBefore(view.chat, view.chat.length)
  return { ...view, chat: messages, chatBefore: from }
}
