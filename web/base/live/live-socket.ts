import type { Socket } from 'socket.io-client'
import type { LiveMessage, ToPage, ToServer } from '#case/live-messages.ts'
import { resumePoint } from './held-view.ts'
import { liveStore, patchLive } from './live-store.ts'

/** A page's connection, and all that may be said over it. */
export type LiveSocket = Socket<ToPage, ToServer>

/** Asks over an open connection for what this page has missed. */
export function catchUp(socket: LiveSocket): void {
  const { held } = liveStore.get()
  patchLive({ connection: held ? 'catching-up' : 'connecting' })
  socket.emit('resume', resumePoint(held))
}

/** The device often knows before the socket does that the network went or came. */
export function followDevice(socket: LiveSocket) {
  const reconnectNow = () => {
    if (!socket.connected && liveStore.get().connection !== 'signed-out') socket.disconnect().connect()
  }
  const wentOffline = () => {
    if (liveStore.get().connection !== 'signed-out') patchLive({ connection: 'offline' })
  }
  const cameOnline = () => {
    if (socket.connected) catchUp(socket)
    else reconnectNow()
  }
  const wasShown = () => {
    if (document.visibilityState === 'visible') reconnectNow()
  }
  window.addEventListener('offline', wentOffline)
  window.addEventListener('online', cameOnline)
  document.addEventListener('visibilitychange', wasShown)
  return () => {
    window.removeEventListener('offline', wentOffline)
    window.removeEventListener('online', cameOnline)
    document.removeEventListener('visibilitychange', wasShown)
  }
}

/** Whether a connection was declined because the person has too many pages open already. */
export const isCrowded = (error: Error): boolean => 'description' in error && error.description === 429

/**
 * Whether a connection was declined because nobody is signed in any more. The server says so with a 401 before there is a
 * live connection. A WebSocket does not tell its page the status; long polling, tried last, does.
 */
export const isSignedOut = (error: Error): boolean =>
  error.message === 'signed-out' || ('description' in error && error.description === 401)

/** Whether this page began with another script than the pages the server has now: it is from before a deploy. */
export function isOutdated(entry: string | null): boolean {
  const own = [...document.querySelectorAll('script[type=module]')].at(-1)?.getAttribute('src')
  // While developing, pages come from elsewhere and are always of today.
  return entry !== null && own?.startsWith('/assets/') === true && own !== entry
}

export const canUnpack = (): boolean => 'DecompressionStream' in globalThis

/** A large message comes packed. */
export async function unpack(bytes: ArrayBuffer): Promise<LiveMessage> {
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Response(text).json()
}

/** Hears in the order in which things came, also where one of them is not ready yet. What is ready is heard at once. */
export function inOrder<T>(hear: (heard: T) => void, failed: (error: unknown) => void) {
  let last: Promise<void> | null = null

  return (coming: T | Promise<T>): void => {
    if (!last && !(coming instanceof Promise)) {
      hear(coming)
      return
    }
    const turn = (last ?? Promise.resolve())
      .then(async () => hear(await coming))
      .catch(failed)
      .finally(() => {
        if (last === turn) last = null
      })
    last = turn
  }
}
