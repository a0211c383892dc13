import { useRef, useState } from 'react'
import type { Request } from '#case/commands.ts'
import { ask as askServer, messageFor } from '../../live/accounts.ts'
import { newCommandId } from '../../live/command-id.ts'
import { notify } from '../../live/notice-store.ts'

/** Asks the server for something and shows what came of it. */
export function useServerCall() {
  const unanswered = useRef<{ readonly text: string; readonly id: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function call(path: string, fields: object): Promise<{ isDone: boolean; isLost: boolean }> {
    setIsBusy(true)
    setProblem(null)
    const { status, body } = await askServer(path, fields)
    const isDone = status === 200
    setIsBusy(false)
    setProblem(isDone ? null : (body.message ?? messageFor(status)))
    if (isDone && body.message) notify(body.message)
    return { isDone, isLost: status === 0 || status >= 500 }
  }

  /** Whether it was done. */
  const ask = async (path: string, fields: object = {}): Promise<boolean> => (await call(path, fields)).isDone

  /** Asks something of the case in a room. Should its answer be lost, the same again has no second effect. */
  async function command({ id: room, run }: { readonly id: string; readonly run: number }, request: Request) {
    const text = JSON.stringify([room, run, request])
    const id = unanswered.current?.text === text ? unanswered.current.id : newCommandId()
    unanswered.current = { text, id }
    const { isDone, isLost } = await call(`/api/rooms/${room}/command`, { ...request, id, run })
    if (!isLost) unanswered.current = null
    return isDone
  }

  return { ask, command, isBusy, problem, clear: () => setProblem(null) }
}
