import type { Request } from '#case/commands.ts'
import type { FinalAnswer } from './courier.ts'
import { deviceNow } from './device-clock.ts'
import { liveStore, patchLive } from './live-store.ts'
import { notify } from './notice-store.ts'
import { loadOutbox, newCommandId, saveOutbox, type Unsent, withoutUnsent, withUnsent } from './outbox.ts'

const CAUGHT_UP_WITHIN_MS = 3000

/** Gets the answer; false when there is nobody left to show it. */
type Hearer = (answer: FinalAnswer) => boolean

const hearers = new Map<string, Hearer>()
let delivery: { uid: string; deliver: () => Promise<void> } | null = null

export function setDelivery(uid: string | null, deliver: (() => Promise<void>) | null): void {
  delivery = uid !== null && deliver ? { uid, deliver } : null
  // What the person before asked is nothing to the screens of the next.
  hearers.clear()
}

/** Asks something of the case: it waits its turn, and a lost connection, in the outbox. */
export function post(request: Request, hearer: Hearer): void {
  if (!delivery) return
  const { uid, deliver } = delivery
  const { held, outbox: before } = liveStore.get()
  const unsent: Unsent = { id: newCommandId(), run: held?.run ?? 0, request, askedAt: deviceNow() }
  const outbox = withUnsent(before, unsent)
  hearers.set(unsent.id, hearer)
  patchLive({ outbox })
  saveOutbox(uid, outbox)
  void deliver()
}

/** An answer came: the command is done, and somebody is told. */
export async function settle(
  uid: string,
  unsent: Unsent,
  answer: FinalAnswer,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage,
): Promise<void> {
  const isOpen = () => delivery?.uid === uid
  if (answer.ok) await caughtUp(answer.run, answer.version, isOpen)
  // The person may be gone by now: then only the device still keeps the command, and the page belongs to others.
  const outbox = withoutUnsent(isOpen() ? liveStore.get().outbox : loadOutbox(uid, storage), unsent.id)
  saveOutbox(uid, outbox, storage)
  if (!isOpen()) return

  patchLive({ outbox })
  const hearer = hearers.get(unsent.id)
  hearers.delete(unsent.id)
  const wasHeard = hearer?.(answer) ?? false
  if (answer.ok || wasHeard) return

  notify(answer.message)
  patchLive({ refused: [...liveStore.get().refused, { unsent, message: answer.message }] })
}

export function dismissRefused(id: string): void {
  patchLive({ refused: liveStore.get().refused.filter(({ unsent }) => unsent.id !== id) })
}

/** Whoever acts on an answer finds its effect in the view. A page that is closed waits no longer. */
function caughtUp(run: number, version: number, isOpen: () => boolean): Promise<void> {
  const isThere = () => {
    if (!isOpen()) return true
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
