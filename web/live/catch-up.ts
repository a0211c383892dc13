import type { Socket } from 'socket.io-client'
import { resumePoint } from './held.ts'
import { liveStore, patchLive } from './live-store.ts'

/** Asks over an open connection for what this page has missed. */
export function catchUp(socket: Socket): void {
  const { held } = liveStore.get()
  patchLive({ connection: held ? 'catching-up' : 'connecting' })
  socket.emit('resume', resumePoint(held))
}
