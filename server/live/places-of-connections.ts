import type { PaceLimit } from '../turns/budgets.ts'
import type { AnySocket } from './live-socket.ts'

/** A connection is one page, which is at one place of a kind: what asks for the same place twice is no page. */
export function createPlacesOfConnections(isWithinPace: PaceLimit) {
  const taken = new WeakMap<object, Set<string>>()

  return {
    /** False: this connection is there already, or its person comes and goes too fast. Whoever comes is told everything. */
    take(socket: AnySocket, uid = ''): boolean {
      const { conn, nsp } = socket
      const places = taken.get(conn) ?? new Set()
      if (places.has(nsp.name) || !isWithinPace(uid)) return false
      taken.set(conn, places.add(nsp.name))
      socket.once('disconnect', () => places.delete(nsp.name))
      return true
    },
  }
}
