import type { LiveMessage, Resume, ResumePoint } from '#case/live-messages.ts'
import type { ChatPiece } from '#case/views/last-messages.ts'
import type { View } from '#case/views/view.ts'

/** What the page holds of the case: the view of one version of one run. */
export interface Held extends Resume {
  readonly view: View
}

/** `known`: the page has it already. `gap`: something in between is missing. */
export type Hearing =
  | { readonly outcome: 'applied'; readonly held: Held }
  | { readonly outcome: 'known' }
  | { readonly outcome: 'gap' }

export function hear(held: Held | null, message: LiveMessage): Hearing {
  const { run, version } = message
  if (message.type === 'whole') return { outcome: 'applied', held: { run, version, view: message.view } }
  if (!held || run !== held.run) return { outcome: 'gap' }
  if (message.from !== held.version) return { outcome: version <= held.version ? 'known' : 'gap' }

  const chat = message.addChat.length > 0 ? [...held.view.chat, ...message.addChat] : held.view.chat
  return { outcome: 'applied', held: { run, version, view: { ...held.view, ...message.set, chat } } }
}

/** With the messages of a run that stand before those the page has. */
export function withEarlier(held: Held, run: number, { from, messages }: ChatPiece): Held {
  const { chat, chatBefore } = held.view
  if (held.run !== run || from + messages.length !== chatBefore) return held
  return { ...held, view: { ...held.view, chat: [...messages, ...chat], chatBefore: from } }
}

/** Where the server should go on telling. Nothing yet, nothing said. */
export const resumePoint = (held: Held | null): ResumePoint => (held ? { run: held.run, version: held.version } : {})
