import type { Request } from '#case/commands/commands.ts'
import { notify } from '../notices/notice-store.ts'
import { newCommandId } from './command-id.ts'
import type { FinalAnswer } from './courier.ts'
import { liveStore, patchLive } from './live-store.ts'
import { type Outbox, saveOutbox, type Unsent, withoutUnsent, withUnsent } from './outbox.ts'

const CAUGHT_UP_WITHIN_MS = 3000

/** Gets the answer; false when there is nobody left to show it. */
type Hearer = (answer: FinalAnswer) => boolean

const hearers = new Map<string, Hearer>()
let delivery: { uid: string; deliver: () => Promise<void> } | null = null

export function setDelivery(uid: string | null, deliver: (() => Promise<void>) | null): void {
  delivery = uid !== null && deliver ? { uid, deliver } : null
}

/** Asks something of the case: it waits its turn, and a lost connection, in the outbox. */
export function post(request: Request, hearer: Hearer): void {
  if (!delivery) return
  const { held, outbox } = liveStore.get()
  const unsent: Unsent = { id: newCommandId(), run: held?.run ?? 0, request, askedAt: Date.now() }
  hearers.set(unsent.id, hearer)
  keep(delivery.uid, withUnsent(outbox, unsent))
  void delivery.deliver()
}

/** An answer came: the command is done, and somebody is told. */
export async function settle(uid: string, unsent: Unsent, answer: FinalAnswer): Promise<void> {
  if (answer.ok) await caughtUp(answer.run, answer.version)
  keep(uid, withoutUnsent(liveStore.get().outbox, unsent.id))
  const wasHeard = hearers.get(unsent.id)?.(answer) ?? false
  hearers.delete(unsent.id)
  if (answer.ok || wasHeard) return

  notify(answer.message)
  patchLive({ refused: [...liveStore.get().refused, { unsent, message: answer.message }] })
}

export function dismissRefused(id: string): void {
  patchLive({ refused: liveStore.get().refused.filter(({ unsent }) => unsent.id !== id) })
}

function keep(uid: string, outbox: Outbox): void {
  patchLive({ outbox })
  saveOutbox(uid, outbox)
}

/** Whoever acts on an answer finds its effect in the view. */
function caughtUp(run: number, version: number): Promise<void> {
  const isThere = () => {
    const { held } = liveStore.get()
    return held !== null && (held.run > run || (held.run === run && held.version >= version))
  }
  if (isThere()) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, CAUGHT_UP_WITHIN_MS)
    const stop = liveStore.subscribe(() => {
      if (isThere()) done()
    })
  })
}
