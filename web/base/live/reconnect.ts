/** What every connection of a page is opened with. */
export const connecting = { path: '/live', reconnectionDelay: 300, reconnectionDelayMax: 3000 } as const

const RECONNECT_AFTER_MS = 700

/** Socket.IO reconnects by itself, except when the server itself has closed or declined the connection: then this does. */
export function createReconnect(socket: { readonly connect: () => unknown }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    soon() {
      stop()
      timer = setTimeout(() => socket.connect(), RECONNECT_AFTER_MS)
    },
    stop,
  }
}
