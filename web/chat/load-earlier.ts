import type { ChatPiece } from '#case/views/last-messages.ts'
import { messages } from '#content/texts/messages.ts'
import { withEarlier } from '../live/held.ts'
import { liveStore, patchLive } from '../live/live-store.ts'
import { notify } from '../live/notice-store.ts'

let isUnderWay = false

/** Asks for the messages before those the page has. A page that has come anew meanwhile is left as it is. */
export async function loadEarlier(): Promise<void> {
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
