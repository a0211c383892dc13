import type { Request } from '#case/commands.ts'
import { keep, recall } from './device-storage.ts'

/** A command that the server has not answered yet. */
export interface Unsent {
  readonly id: string
  /** The run it was meant for. It is never replayed into another. */
  readonly run: number
  readonly request: Request
  /** In ms of the device, only to tell a short wait from a long one. */
  readonly askedAt: number
}

export type Outbox = readonly Unsent[]

export const withUnsent = (outbox: Outbox, unsent: Unsent): Outbox => [...outbox, unsent]
export const withoutUnsent = (outbox: Outbox, id: string): Outbox => outbox.filter((unsent) => unsent.id !== id)
export const commandOf = ({ id, run, request }: Unsent) => ({ ...request, id, run })

type TickedList = Extract<Request, { kind: 'tick-item' }>['list']

/** The newest tick of this item that is still on its way: it shows at once. */
export function unsentTick(outbox: Outbox, list: TickedList, item: number): boolean | undefined {
  const ticks = outbox.flatMap(({ request }) =>
    request.kind === 'tick-item' && request.list === list && request.item === item ? [request.isTicked] : [],
  )
  return ticks.at(-1)
}

const keyOf = (uid: string) => `unsent:${uid}`

/** A reload, even without a connection, loses nothing. */
export function loadOutbox(uid: string, storage?: Pick<Storage, 'getItem'>): Outbox {
  const stored = recall(keyOf(uid), storage)
  return Array.isArray(stored) ? stored.filter(isUnsent) : []
}

export const saveOutbox = (uid: string, outbox: Outbox, storage?: Pick<Storage, 'setItem' | 'removeItem'>): void =>
  keep(keyOf(uid), outbox.length > 0 ? outbox : null, storage)

function isUnsent(entry: unknown): entry is Unsent {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, run, request } = entry as Partial<Unsent>
  return typeof id === 'string' && typeof run === 'number' && typeof request?.kind === 'string'
}

/** A new id for a command. randomUUID exists on secure pages only, and a phone may come over plain http. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
