import { io, type Socket } from 'socket.io-client'
import { isSignedOut } from './live-socket.ts'
import { notify } from './notice-store.ts'
import { doubtTime } from './server-clock.ts'
import { forgetUser } from './stored-user.ts'

/** Whatever it is told besides. */
interface Told {
  'signed-out': () => void
}

interface Heed<S> {
  readonly listen: (socket: S) => void
  readonly onOffline: () => void
}

const RECONNECT_AFTER_MS = 700

/** Keeps a page of who teaches connected, until it is closed or they are signed out. */
export function openEducatorSocket<T extends Told>(
  { name, auth = {} }: { readonly name: '/rooms' | '/console'; readonly auth?: object },
  { listen, onOffline }: Heed<Socket<T>>,
): () => void {
  let again: ReturnType<typeof setTimeout> | undefined
  const socket: Socket<Told> = io(name, {
    ...{ path: '/live', auth, reconnectionDelay: 300, reconnectionDelayMax: 3000 },
  })
  const connectAgain = () => {
    clearTimeout(again)
    again = setTimeout(() => socket.connect(), RECONNECT_AFTER_MS)
  }
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
    if (!socket.active) connectAgain()
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    onOffline()
    // Socket.IO reconnects by itself, except when the server itself has closed the connection.
    if (reason === 'io server disconnect') connectAgain()
  })
  // The device often knows before the socket does that the network went or came.
  const device = new AbortController()
  window.addEventListener('offline', onOffline, { signal: device.signal })
  window.addEventListener('online', () => socket.disconnect().connect(), { signal: device.signal })
  return () => {
    device.abort()
    clearTimeout(again)
    socket.off()
    socket.disconnect()
  }
}
