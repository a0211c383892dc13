import { useSyncExternalStore } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ChatMessage } from '#case/records/written.ts'
import { createKeptStore } from '../../base/live/device-storage.ts'
import { useLive } from '../../base/live/surroundings.ts'

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
