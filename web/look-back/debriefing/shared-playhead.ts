import { io, type Socket } from 'socket.io-client'
import type { FromDebriefing, LedPlayhead, ToDebriefing } from '#case/debriefing/debriefing-messages.ts'
import { connecting, createReconnect } from '../../base/live/reconnect.ts'
import { serverNow } from '../../base/live/server-clock.ts'
import { createStore } from '../../base/live/store.ts'
import type { Playhead } from './playhead/playhead.ts'

/** While somebody drags it is said so often, and the last of it always. */
const SAID_EVERY_MS = 100

type DebriefingSocket = Socket<ToDebriefing, FromDebriefing>

/** Says where the playhead was moved to. */
function createSaying(socket: DebriefingSocket, run: number) {
  let own: (Pick<Playhead, 'at' | 'speed'> & { readonly movedAt: number }) | null = null
  let saying: ReturnType<typeof setTimeout> | undefined
  let isSaid = true

  function say() {
    saying = undefined
    // Without a connection it would be said later, as if it had only then been moved.
    if (!own || isSaid || !socket.connected) return
    isSaid = true
    const { at, speed, movedAt } = own
    socket.emit('move', { run, at, speed, ageMs: Math.round(performance.now() - movedAt) })
    saying = setTimeout(say, SAID_EVERY_MS)
  }

  function sayAgain() {
    isSaid = false
    if (!saying) say()
  }

  return {
    sayAgain,
    move({ at, speed, setAt }: Playhead) {
      // By a clock that no server sets: the next one heard may have another.
      own = { at, speed, movedAt: performance.now() - Math.max(0, serverNow() - setAt) }
      sayAgain()
    },
    rest() {
      own = null
    },
    stop: () => clearTimeout(saying),
  }
}

/**
 * The playhead that everyone in a debriefing shares. Who leads says where it is; who follows hears it. `server`: its
 * address, left out: where the page is from.
 */
export function openSharedPlayhead(run: number, room?: string, server = '') {
  const store = createStore<LedPlayhead | null>(null)
  const socket: DebriefingSocket = io(`${server}/debriefing`, {
    ...connecting,
    auth: room === undefined ? {} : { room },
  })
  const reconnect = createReconnect(socket)
  const said = createSaying(socket, run)
  let heard: LedPlayhead | null = null

  socket.on('playhead', (playhead) => {
    if (playhead.run !== run) return
    heard = playhead
    store.set(playhead)
  })
  // A node that has just come knows nothing of it.
  socket.on('connect', said.sayAgain)
  // As where the database is away for a moment.
  socket.on('connect_error', () => {
    if (!socket.active) reconnect.soon()
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') reconnect.soon()
  })

  return {
    led: { get: store.get, subscribe: store.subscribe },
    move(playhead: Playhead) {
      const { at, speed, setAt } = playhead
      // Who says where it is need not hear it first.
      store.set({ run, at, speed, setAt })
      said.move(playhead)
    },
    /** This page does not lead, or no more: what it said last and nobody heard does not count. */
    rest() {
      said.rest()
      store.set(heard)
    },
    close() {
      said.stop()
      reconnect.stop()
      socket.off()
      socket.disconnect()
    },
  }
}
