import { useState } from 'react'
import type { Request } from '#case/commands.ts'
import type { LedRoom } from '#case/rooms.ts'
import { messageFor } from '../../base/live/accounts.ts'
import { createRoomCommands } from '../rooms/room-command.ts'

/** What came of something that was asked of a room. */
export interface Outcome {
  readonly room: Pick<LedRoom, 'id' | 'name'>
  /** Why not; null: it was done. */
  readonly problem: string | null
}

/** What can be done to several rooms with one press. */
export type ClassCommand = 'pause' | 'resume' | 'speak'

const done: { readonly [D in ClassCommand]: readonly [one: string, several: string] } = {
  pause: ['is paused', 'are paused'],
  resume: ['goes on', 'go on'],
  speak: ['has been told', 'have been told'],
}

export const failed = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.filter(({ problem }) => problem !== null)

/** In how many rooms it was done. */
export function outcomeText(command: ClassCommand, outcomes: readonly Outcome[]): string {
  const count = outcomes.length - failed(outcomes).length
  const [one, several] = done[command]
  if (outcomes.length === 1) return count === 1 ? `${outcomes[0]?.room.name} ${one}.` : `No room ${one}.`
  if (count === outcomes.length) return `All ${count} rooms ${several}.`
  if (count === 0) return `No room ${one}.`
  return `${count} of ${outcomes.length} rooms ${count === 1 ? one : several}.`
}

const NO_ANSWER = 'no answer came. Trying again does nothing twice.'

/** Asks the same of several rooms at once, each by itself: what fails in one does not keep the others. */
export function useClassCommand() {
  const [askRoom] = useState(createRoomCommands)
  const [isBusy, setIsBusy] = useState(false)

  async function send(
    rooms: readonly LedRoom[],
    request: Extract<Request, { kind: ClassCommand }>,
  ): Promise<Outcome[]> {
    setIsBusy(true)
    const asked = rooms.map(async (room): Promise<Outcome> => {
      const { status, body } = await askRoom(room, request)
      if (status === 200) return { room, problem: null }
      return { room, problem: body.message ?? (status === 0 ? NO_ANSWER : messageFor(status)) }
    })
    const outcomes = await Promise.all(asked)
    setIsBusy(false)
    return outcomes
  }

  return { send, isBusy }
}
