import { useSyncExternalStore } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ChatMessage } from '#case/records/written.ts'
import { useLive } from '../live/live-store.ts'

/** How many messages of which run this device has shown. */
interface ReadMark {
  readonly run: number
  readonly count: number
}

const KEY = 'chat-read'
const listeners = new Set<() => void>()

export function markRead(run: number, count: number): void {
  const before = parse(readText())
  if (before.run === run && before.count >= count) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ run, count }))
  } catch {
    return // Without storage the count starts again; nothing else is lost.
  }
  for (const listener of listeners) listener()
}

export function useUnreadCount(role: RoleId): number {
  const mark = parse(useSyncExternalStore(subscribe, readText))
  const run = useLive(({ held }) => held?.run ?? 0)
  const chat = useLive(({ held }) => held?.view.chat)
  const before = useLive(({ held }) => held?.view.chatBefore ?? 0)
  return countUnread(chat ?? [], before, mark.run === run ? mark.count : 0, role)
}

/** What others wrote after the first `read` messages, as far as the page has it: `before` stand before what it has. */
export const countUnread = (chat: readonly ChatMessage[], before: number, read: number, role: RoleId): number =>
  chat.slice(Math.max(0, read - before)).filter((message) => message.roleId !== role).length

const readText = () => localStorage.getItem(KEY)

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function parse(text: string | null): ReadMark {
  try {
    const mark = JSON.parse(text ?? 'null') as Partial<ReadMark> | null
    return { run: Number(mark?.run ?? 0), count: Number(mark?.count ?? 0) }
  } catch {
    return { run: 0, count: 0 }
  }
}
