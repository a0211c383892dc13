import { resumePoint } from './held.ts'
import type { LiveSocket } from './live-socket.ts'
import { liveStore, patchLive } from './live-store.ts'

/** Asks over an open connection for what this page has missed. */
export function catchUp(socket: LiveSocket): void {
  const { held } = liveStore.get()
  patchLive({ connection: held ? 'catching-up' : 'connecting' })
  socket.emit('resume', resumePoint(held))
}
