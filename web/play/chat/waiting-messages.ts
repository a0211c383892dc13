import type { RoleId } from '#case/records/roles.ts'
import type { ChatMessage } from '#case/records/written.ts'
import { deviceNow } from '../../base/live/device-clock.ts'
import { post } from '../../base/live/post.ts'
import { useConnection, useLive, useServerNow, useView } from '../../base/live/surroundings.ts'

/** A refused message is never taken as told: its text stays in the log until the writer says what to do with it. */
export const sendMessage = (message: string): void => post({ kind: 'send-message', message }, () => false)

const none: readonly ChatMessage[] = []

/** Most messages are back within a blink. Shown as waiting at once, they would flicker. */
const BLINK_MS = 600

/** One's own messages that are not in the conversation yet. */
export function useWaitingMessages(role: RoleId | null): Waiting[] {
  const now = useServerNow()
  const isLive = useConnection() === 'live'
  const outbox = useLive((state) => state.outbox)
  const chat = useView((view) => view.chat) ?? none
  const waiting = outbox.flatMap(({ id, request, askedAt }) => {
    if (request.kind !== 'send-message') return []
    const forMs = deviceNow() - askedAt
    return isLive && forMs < BLINK_MS ? [] : [{ id, text: request.message, since: now - forMs }]
  })
  return notInChat(
    waiting,
    chat.filter(({ roleId, isStandIn }) => roleId === role && !isStandIn),
  )
}

interface Waiting {
  readonly id: string
  readonly text: string
  /** In ms of the server, as well as the device knows it. */
  readonly since: number
}

/** How far the device may be wrong about the server's time. */
const OFF_BY_MS = 2000

/** Whose answer was lost with the connection is in the conversation already, though nobody has said so. */
export function notInChat(
  waiting: readonly Waiting[],
  own: readonly Pick<ChatMessage, 'message' | 'time'>[],
): Waiting[] {
  const told = [...own]
  return waiting.filter(({ text, since }) => {
    const at = told.findIndex(({ message, time }) => message.trim() === text.trim() && time >= since - OFF_BY_MS)
    if (at >= 0) told.splice(at, 1)
    return at < 0
  })
}
