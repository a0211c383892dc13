import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ChatMessage } from '#case/records/written.ts'
import type { ChatPiece } from '#case/views/last-messages.ts'
import { messages } from '#content/texts/messages.ts'
import { createKeptStore } from '../../base/live/device-storage.ts'
import { withEarlier } from '../../base/live/held-view.ts'
import { liveStore, patchLive } from '../../base/live/live-store.ts'
import { notify } from '../../base/live/notice-store.ts'
import { useLive, useView } from '../../base/live/surroundings.ts'

const AT_ONCE = 50
const NEAR_PX = 48
const none: readonly ChatMessage[] = []

/** The part of the conversation that is drawn: its end, or from where somebody reads further up. */
export function useShownMessages(log: RefObject<HTMLElement | null>) {
  const chat = useView((view) => view.chat) ?? none
  const before = useView((view) => view.chatBefore) ?? 0
  const count = before + chat.length
  /** The first message drawn while somebody reads further up; null while the log follows the newest. */
  const [first, setFirst] = useState<number | null>(null)
  const start = Math.max(before, first ?? count - AT_ONCE)
  const fromEnd = useRef(0)

  // What comes above must not push away what somebody reads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows upwards when its start moves
  useLayoutEffect(() => {
    const element = log.current
    if (element && first !== null) element.scrollTop = element.scrollHeight - fromEnd.current
  }, [start])

  const rememberPlace = (element: HTMLElement) => {
    fromEnd.current = element.scrollHeight - element.scrollTop
  }

  function showEarlier(): void {
    // Who presses as it comes into sight is faster than the news that it was scrolled to.
    if (log.current) rememberPlace(log.current)
    const wanted = Math.max(0, start - AT_ONCE)
    setFirst(wanted)
    if (wanted < before) void loadEarlier()
  }

  function followScroll(): void {
    const element = log.current
    if (!element) return
    rememberPlace(element)
    if (fromEnd.current - element.clientHeight < NEAR_PX) setFirst(null)
    else if (element.scrollTop < NEAR_PX && start > 0) showEarlier()
    else if (first === null) setFirst(start)
  }

  return {
    messages: chat.slice(start - before),
    start,
    count,
    isAtEnd: first === null,
    goToEnd: () => setFirst(null),
    showEarlier,
    followScroll,
  }
}

let isUnderWay = false

/** Asks for the messages before those the page has. A page that has come anew meanwhile is left as it is. */
async function loadEarlier(): Promise<void> {
  const { held: asking } = liveStore.get()
  if (isUnderWay || !asking || asking.view.chatBefore === 0) return
  isUnderWay = true
  const piece = await fetchBefore(asking.run, asking.view.chatBefore).catch(() => null)
  isUnderWay = false
  const { held } = liveStore.get()
  if (!piece) notify(messages.serviceUnreachable)
  else if (held) patchLive({ held: withEarlier(held, asking.run, piece) })
}

async function fetchBefore(run: number, before: number): Promise<ChatPiece> {
  const response = await fetch(`/api/chat?run=${run}&before=${before}`)
  if (!response.ok) throw new Error(`the chat answered ${response.status}`)
  return response.json()
}

/** How many messages of which run this device has shown. */
interface ReadMark {
  readonly run: number
  readonly count: number
}

const store = createKeptStore('chat-read', parse)

export function markRead(run: number, count: number): void {
  const before = store.get()
  if (before.run === run && before.count >= count) return
  store.set(JSON.stringify({ run, count }))
}

export function useUnreadCount(role: RoleId): number {
  const mark = useSyncExternalStore(store.subscribe, store.get)
  const run = useLive(({ held }) => held?.run ?? 0)
  const chat = useLive(({ held }) => held?.view.chat)
  const before = useLive(({ held }) => held?.view.chatBefore ?? 0)
  return countUnread(chat ?? [], before, mark.run === run ? mark.count : 0, role)
}

/** What others wrote after the first `read` messages, as far as the page has it: `before` stand before what it has. */
export const countUnread = (chat: readonly ChatMessage[], before: number, read: number, role: RoleId): number =>
  chat.slice(Math.max(0, read - before)).filter((message) => message.roleId !== role).length

function parse(text: string | null): ReadMark {
  try {
    const mark = JSON.parse(text ?? 'null') as Partial<ReadMark> | null
    return { run: Number(mark?.run ?? 0), count: Number(mark?.count ?? 0) }
  } catch {
    return { run: 0, count: 0 }
  }
}
