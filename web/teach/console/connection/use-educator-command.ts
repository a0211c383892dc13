import type { Request } from '#case/commands.ts'
import { useServerCall } from '../../rooms/use-server-call.ts'

/** What an educator may ask of a run. */
type Kind =
  | ('pause' | 'resume' | 'skip-wait' | 'hide-score' | 'take-steering' | 'act-for-seat' | 'end-case')
  | ('speak' | 'flag' | 'write-on-flag' | 'remove-flag' | 'judge-objective' | 'inject' | 'take-back')
  | ('lay-hand' | 'let-go')
  | ('call-order' | 'confirm-order' | 'go-on-without')
  | ('lead-debriefing' | 'hand-debriefing' | 'rate-as-educator')
export type EducatorRequest = Extract<Request, { readonly kind: Kind }>

/** The room a command goes to, and the run it is meant for. */
export interface Address {
  readonly room: string
  readonly run: number
}

/** Asks something of the run that is looked at. */
export function useEducatorCommand({ room, run }: Address) {
  const { command, isBusy, problem, clear } = useServerCall()
  const send = (request: EducatorRequest): Promise<boolean> => command({ id: room, run }, request)
  return { send, isBusy, problem, clear }
}
