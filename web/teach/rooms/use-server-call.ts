import { useState } from 'react'
import type { Request } from '#case/commands.ts'
import { ask as askServer, messageFor } from '../../base/live/accounts.ts'
import { notify } from '../../base/live/notice-store.ts'
import { type AskedRoom, createRoomCommands } from './room-command.ts'

/** Asks the server for something and shows what came of it. */
export function useServerCall() {
  const [askRoom] = useState(createRoomCommands)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Whether it was done. */
  async function told(asked: ReturnType<typeof askServer>): Promise<boolean> {
    setIsBusy(true)
    setProblem(null)
    const { status, body } = await asked
    const isDone = status === 200
    setIsBusy(false)
    setProblem(isDone ? null : (body.message ?? messageFor(status)))
    if (isDone && body.message) notify(body.message)
    return isDone
  }

  const ask = (path: string, fields: object = {}): Promise<boolean> => told(askServer(path, fields))
  /** Of the case in a room. */
  const command = (room: AskedRoom, request: Request): Promise<boolean> => told(askRoom(room, request))

  return { ask, command, isBusy, problem, clear: () => setProblem(null) }
}
