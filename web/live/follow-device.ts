import { catchUp } from './catch-up.ts'
import type { LiveSocket } from './live-socket.ts'
import { liveStore, patchLive } from './live-store.ts'

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
