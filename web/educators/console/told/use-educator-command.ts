import { useRef, useState } from 'react'
import type { Request } from '#case/commands.ts'
import { ask, messageFor } from '../../../live/accounts.ts'
import { newCommandId } from '../../../live/command-id.ts'

/** What an educator may ask of a run. */
type Kind =
  | ('pause' | 'resume' | 'skip-wait' | 'hide-score' | 'take-steering' | 'act-for-seat' | 'end-case')
  | ('speak' | 'flag' | 'remove-flag' | 'inject')
export type EducatorRequest = Extract<Request, { readonly kind: Kind }>

/** The room a command goes to, and the run it is meant for. */
export interface Address {
  readonly room: string
  readonly run: number
}

/** Asks something of the case in a room. Should its answer be lost, the same again has no second effect. */
export function useEducatorCommand({ room, run }: Address) {
  const unanswered = useRef<{ readonly text: string; readonly id: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Whether it was done. */
  async function send(request: EducatorRequest): Promise<boolean> {
    const text = JSON.stringify([request, run])
    const id = unanswered.current?.text === text ? unanswered.current.id : newCommandId()
    unanswered.current = { text, id }
    setIsBusy(true)
    setProblem(null)
    const { status, body } = await ask(`/api/rooms/${room}/command`, { ...request, id, run })
    setIsBusy(false)
    if (status !== 0 && status < 500) unanswered.current = null
    setProblem(status === 200 ? null : (body.message ?? messageFor(status)))
    return status === 200
  }

  return { send, isBusy, problem, clear: () => setProblem(null) }
}
