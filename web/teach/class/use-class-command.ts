import { useState } from 'react'
import type { Request } from '#case/commands.ts'
import type { LedRoom } from '#case/rooms.ts'
import { messageFor } from '../../base/live/accounts.ts'
import { createRoomCommands } from '../rooms/room-command.ts'
import type { ClassDeed, Outcome } from './class-outcome.ts'

const NO_ANSWER = 'no answer came. Trying again does nothing twice.'

/** Asks the same of several rooms at once, each by itself: what fails in one does not keep the others. */
export function useClassCommand() {
  const [askRoom] = useState(createRoomCommands)
  const [isBusy, setIsBusy] = useState(false)

  async function send(rooms: readonly LedRoom[], request: Extract<Request, { kind: ClassDeed }>): Promise<Outcome[]> {
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
