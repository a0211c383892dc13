import type { RoleId } from '#case/roles.ts'
import type { View } from '#case/views/view.ts'
import { elapsedMs, timerText } from '../steps/transport-clock.ts'
import { scoreText } from '../ui/number-text.ts'

export type Told = Pick<View, 'score' | 'clock' | 'chat' | 'chatBefore'>

/** What has happened between two views, in sentences. */
export interface News {
  readonly clock: readonly string[]
  readonly chat: readonly string[]
  readonly score: readonly string[]
}

const LONGEST_MESSAGE = 120

export const newsBetween = (before: Told, after: Told, role: RoleId): News => ({
  clock: clockNews(before.clock, after.clock),
  chat: chatNews(before, after, role),
  score: scoreNews(before.score, after.score),
})

function clockNews(before: Told['clock'], after: Told['clock']): readonly string[] {
  if (before.startedAt === null && after.startedAt !== null) return ['The transport clock has started.']
  if (before.stoppedAt !== null || after.stoppedAt === null) return []
  return [`The doors close. The transport clock stopped at ${timerText(elapsedMs(after, after.stoppedAt))}.`]
}

function chatNews(before: Told, after: Told, role: RoleId): readonly string[] {
  const isNew = Math.max(0, countOf(before) - after.chatBefore)
  const messages = after.chat.slice(isNew).filter(({ roleId }) => roleId !== role)
  const [first] = messages
  if (!first) return []
  if (messages.length > 1) return [`${messages.length} new messages in the chat.`]
  return [`${first.user} writes: ${shortened(first.message)}`]
}

const countOf = ({ chat, chatBefore }: Told) => chatBefore + chat.length

const shortened = (text: string) => (text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text)

const scoreNews = (before: number | null, after: number | null): readonly string[] =>
  before === null || after === null || before === after ? [] : [`The score is now ${scoreText(after)}.`]
