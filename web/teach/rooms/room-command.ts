import type { Request } from '#case/commands.ts'
import { ask as askServer } from '../../base/live/accounts.ts'
import { newCommandId } from '../../base/live/outbox.ts'

/** The room a command goes to, and the run it is meant for. */
export interface AskedRoom {
  readonly id: string
  readonly run: number
}

/** Asks something of the case in rooms. Should an answer be lost, the same again has no second effect. */
export function createRoomCommands(ask = askServer) {
  /** What was asked last of a room, while it is not known what came of it. */
  const unanswered = new Map<string, { readonly text: string; readonly id: string }>()

  return async ({ id: room, run }: AskedRoom, request: Request): ReturnType<typeof askServer> => {
    const text = JSON.stringify([run, request])
    const last = unanswered.get(room)
    const id = last?.text === text ? last.id : newCommandId()
    unanswered.set(room, { text, id })
    const answer = await ask(`/api/rooms/${room}/command`, { ...request, id, run })
    const isLost = answer.status === 0 || answer.status >= 500
    if (!isLost) unanswered.delete(room)
    return answer
  }
}
