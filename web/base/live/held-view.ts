import type { LiveMessage, Resume, ResumePoint } from '#case/live-messages.ts'
import type { ChatPiece } from '#case/views/last-messages.ts'
import type { View } from '#case/views/view.ts'
import { withChange } from '#case/views/view-change.ts'

/** What the page holds of the case: the view of one version of one run. */
export interface Held extends Omit<Resume, 'rules'> {
  /** What is only looked at goes on from nothing. */
  readonly rules?: string
  readonly view: View
}

/** `known`: the page has it already. `gap`: something in between is missing. */
export type Hearing =
  | { readonly outcome: 'applied'; readonly held: Held }
  | { readonly outcome: 'known' }
  | { readonly outcome: 'gap' }

export function hear(held: Held | null, message: LiveMessage): Hearing {
  const { run, version } = message
  if (message.type === 'whole') {
    return { outcome: 'applied', held: { run, version, rules: message.rules, view: message.view } }
  }
  if (!held || run !== held.run) return { outcome: 'gap' }
  if (message.from !== held.version) return { outcome: version <= held.version ? 'known' : 'gap' }
  return { outcome: 'applied', held: { ...held, version, view: withChange(held.view, message) } }
}

/** With the messages of a run that stand before those the page has. */
export function withEarlier(held: Held, run: number, { from, messages }: ChatPiece): Held {
  const { chat, chatBefore } = held.view
  if (held.run !== run || from + messages.length !== chatBefore) return held
  return { ...held, view: { ...held.view, chat: [...messages, ...chat], chatBefore: from } }
}

/** Where the server should go on telling. */
export const resumePoint = (held: Held | null): ResumePoint =>
  held?.rules ? { run: held.run, version: held.version, rules: held.rules } : { rules: null }
