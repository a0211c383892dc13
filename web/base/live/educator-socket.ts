import { io, type Socket } from 'socket.io-client'
import { resumePoint } from './held-view.ts'
import { isSignedOut } from './live-socket.ts'
import { notify } from './notice-store.ts'
import { connecting, createReconnect } from './reconnect.ts'
import { doubtTime } from './server-clock.ts'
import { forgetUser } from './stored-user.ts'
import { overEarlyLine } from './taken-line.ts'

/** Whatever it is told besides. */
interface Told {
  'signed-out': () => void
}

interface Heed<S> {
  readonly listen: (socket: S) => void
  readonly onOffline: () => void
}

/** Keeps a page of who teaches connected, until it is closed or they are signed out. */
export function openEducatorSocket<T extends Told>(
  { name, auth = {} }: { readonly name: '/rooms' | '/console'; readonly auth?: object },
  { listen, onOffline }: Heed<Socket<T>>,
): () => void {
  const socket: Socket<Told> = io(name, { ...connecting, ...overEarlyLine, auth: { ...auth, ...resumePoint(null) } })
  const reconnect = createReconnect(socket)
  const signedOut = () => {
    socket.disconnect()
    forgetUser()
    notify('You were signed out. Log in again to go on.')
  }
  socket.on('connect', doubtTime)
  listen(socket as unknown as Socket<T>) // the server's names say what it is told
  socket.on('signed-out', signedOut)
  socket.on('connect_error', (error) => {
    if (isSignedOut(error)) return signedOut()
    onOffline()
    if (!socket.active) reconnect.soon()
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    onOffline()
    if (reason === 'io server disconnect') reconnect.soon()
  })
  // The device often knows before the socket does that the network went or came.
  const device = new AbortController()
  window.addEventListener('offline', onOffline, { signal: device.signal })
  window.addEventListener('online', () => socket.disconnect().connect(), { signal: device.signal })
  return () => {
    device.abort()
    reconnect.stop()
    socket.off()
    socket.disconnect()
  }
}
