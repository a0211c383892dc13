import { CirclePause } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ClockNews } from '#case/views/clock-news.ts'
import type { View } from '#case/views/view.ts'
import type { Held } from '../../base/live/held-view.ts'
import { notify } from '../../base/live/notice-store.ts'
import { useLive, useSurroundings, useView } from '../../base/live/surroundings.ts'
import { elapsedMs, timerText } from '../../base/live/transport-clock.ts'
import { scoreText } from '../../base/ui/number-text.ts'
import { callPerson } from '../../hands/attention/call-person.ts'

/** What happens by itself or elsewhere, for those who do not see it: a line at a time. */
export function useNews(role: RoleId, isChatOpen: boolean): string {
  const held = useLive((state) => state.held)
  const before = useRef<Held | null>(null)
  const [line, setLine] = useState('')

  const tell = useEffectEvent((now: Held) => {
    const earlier = before.current
    before.current = now
    if (earlier?.run !== now.run) return
    const { clock, chat, score } = newsBetween(earlier.view, now.view, role)
    for (const text of clock) notify(text)
    // An open chat reads its messages out by itself.
    const said = isChatOpen ? score : [...chat, ...score]
    if (said.length > 0) setLine(said.join(' '))
    const [call] = [...clock, ...chat]
    if (call) callPerson(call)
  })
  useEffect(() => {
    if (held) tell(held)
  }, [held])

  return line
}

/** What of a view there can be news of. */
export type NewsView = Pick<View, 'score' | 'clock' | 'chat' | 'chatBefore'>

/** What has happened between two views, in sentences. */
interface News {
  readonly clock: readonly string[]
  readonly chat: readonly string[]
  readonly score: readonly string[]
}

export const newsBetween = (before: NewsView, after: NewsView, role: RoleId): News => ({
  clock: clockNews(before.clock, after.clock),
  chat: chatNews(before, after, role),
  score: scoreNews(before.score, after.score),
})

function clockNews(before: NewsView['clock'], after: NewsView['clock']): readonly string[] {
  if (before.startedAt === null && after.startedAt !== null) return ['The transport clock has started.']
  if (before.stoppedAt !== null || after.stoppedAt === null) return []
  return [`The doors close. The transport clock stopped at ${timerText(elapsedMs(after, after.stoppedAt))}.`]
}

function chatNews(before: NewsView, after: NewsView, role: RoleId): readonly string[] {
  const isNew = Math.max(0, countOf(before) - after.chatBefore)
  const messages = after.chat.slice(isNew).filter(({ roleId }) => roleId !== role)
  const [first] = messages
  if (!first) return []
  if (messages.length > 1) return [`${messages.length} new messages in the chat.`]
  return [`${first.user} writes: ${shortened(first.message)}`]
}

const LONGEST_MESSAGE = 120

const countOf = ({ chat, chatBefore }: NewsView) => chatBefore + chat.length

const shortened = (text: string) => (text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text)

const scoreNews = (before: number | null, after: number | null): readonly string[] =>
  before === null || after === null || before === after ? [] : [`The score is now ${scoreText(after)}.`]

/** That the case stands still, and to who plays, what goes on all the same. */
export function PauseBanner({ isWatching = false }) {
  const isPaused = useView((view) => view.pause !== null) ?? false
  useClockNews()
  return (
    <div role="status">
      {isPaused && (
        <p className="flex items-center justify-center gap-2.5 bg-away-soft px-5 py-2 font-medium text-[#5f3f00] leading-snug">
          <CirclePause aria-hidden size={20} className="shrink-0" />
          Paused by the educator.{!isWatching && ' You can chat, write notes and listen.'}
        </p>
      )}
    </div>
  )
}

/** Says what was done to the clock while somebody looks on. What was done before is no news. */
function useClockNews(): void {
  const news = useView((view) => view.clockNews)
  const { notify } = useSurroundings()
  const known = useRef<number | null>(null)
  const tell = useEffectEvent((newest: ClockNews) => notify(textOf(newest)))

  useEffect(() => {
    if (news === undefined) return
    const at = news?.at ?? 0
    const isFirst = known.current === null
    if (news && !isFirst && at > (known.current ?? 0)) tell(news)
    known.current = at
  }, [news])
}

function textOf({ kind, what }: ClockNews): string {
  if (kind === 'resumed') return 'The case goes on.'
  if (kind === 'forgotten') return 'The case goes on: no educator was there to end the pause.'
  return `The educator moved the clock ahead: ${what}`
}
