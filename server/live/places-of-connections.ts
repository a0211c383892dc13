import type { AnySocket } from './live-socket.ts'

/** A connection is one page, which is at one place of a kind: what asks for the same place twice is no page. */
export function createPlacesOfConnections() {
  const taken = new WeakMap<object, Set<string>>()

  return {
    /** False: this connection is there already. */
    take(socket: AnySocket): boolean {
      const { conn, nsp } = socket
      const places = taken.get(conn) ?? new Set()
      if (places.has(nsp.name)) return false
      taken.set(conn, places.add(nsp.name))
      socket.once('disconnect', () => places.delete(nsp.name))
      return true
    },
  }
}
