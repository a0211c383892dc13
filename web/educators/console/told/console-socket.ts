import { io, type Socket } from 'socket.io-client'
import type { ToConsole } from '#case/views/console/messages.ts'
import { isSignedOut } from '../../../live/live-socket.ts'
import { notify } from '../../../live/notice-store.ts'
import { doubtTime } from '../../../live/server-clock.ts'
import { forgetUser } from '../../../live/stored-user.ts'

export type ConsoleSocket = Socket<ToConsole>
export type Gone = 'ended' | 'not-yours'

interface Heed {
  readonly listen: (socket: ConsoleSocket) => void
  readonly onOffline: () => void
  readonly onGone: (why: Gone) => void
}

const RECONNECT_AFTER_MS = 700

/** Keeps a page connected to one room of its educator, until it is closed or the room is not theirs. */
export function openConsoleSocket(
  auth: { readonly room: string; readonly part?: 'projector' },
  { listen, onOffline, onGone }: Heed,
): () => void {
  let again: ReturnType<typeof setTimeout> | undefined
  const socket: ConsoleSocket = io('/console', {
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
  listen(socket)
  socket.on('gone', (why) => {
    socket.disconnect()
    onGone(why)
  })
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
