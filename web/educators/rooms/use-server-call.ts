import { useState } from 'react'
import type { Request } from '#case/commands.ts'
import type { LedRoom } from '#case/rooms.ts'
import { newCommandId } from '../../live/command-id.ts'
import { notify } from '../../live/notice-store.ts'
import { callServer } from '../../lobby/room-requests.ts'

/** Asks the server for something and shows what came of it. */
export function useServerCall() {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Whether it was done. */
  async function ask(path: string, body: object = {}): Promise<boolean> {
    setIsBusy(true)
    setProblem(null)
    const { problem: found, message } = await callServer(path, body)
    setIsBusy(false)
    setProblem(found)
    if (found === null && message) notify(message)
    return found === null
  }

  /** Asks something of the case in a room. */
  const command = ({ id, run }: LedRoom, request: Request) =>
    ask(`/api/rooms/${id}/command`, { ...request, id: newCommandId(), run })

  return { ask, command, isBusy, problem }
}
