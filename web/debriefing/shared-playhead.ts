import { io, type Socket } from 'socket.io-client'
import type { FromDebriefing, LedPlayhead, MoveOfPlayhead, ToDebriefing } from '#case/debriefing/messages.ts'
import { createStore } from '../live/store.ts'

const RECONNECT_AFTER_MS = 700
/** While somebody drags it is said so often, and the last of it always. */
const SAID_EVERY_MS = 100

/** The playhead that everyone in a debriefing shares. Who leads says where it is; who follows hears it. */
export function openSharedPlayhead(run: number, room?: string) {
  const store = createStore<LedPlayhead | null>(null)
  const socket: Socket<ToDebriefing, FromDebriefing> = io('/debriefing', {
    ...{ path: '/live', auth: room === undefined ? {} : { room }, reconnectionDelay: 300, reconnectionDelayMax: 3000 },
  })
  let own: Omit<MoveOfPlayhead, 'run'> | null = null
  let saying: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let isSaid = true

  function say() {
    saying = undefined
    if (!own || isSaid) return
    isSaid = true
    socket.emit('move', { run, at: own.at, speed: own.speed })
    saying = setTimeout(say, SAID_EVERY_MS)
  }

  socket.on('playhead', (playhead) => playhead.run === run && store.set(playhead))
  // A node that has just come knows nothing of it.
  socket.on('connect', () => {
    isSaid = false
    if (!saying) say()
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again = setTimeout(() => socket.connect(), RECONNECT_AFTER_MS)
  })

  return {
    led: { get: store.get, subscribe: store.subscribe },
    move(playhead: Omit<MoveOfPlayhead, 'run'>) {
      own = playhead
      isSaid = false
      if (!saying) say()
    },
    /** Somebody else leads. */
    rest() {
      own = null
    },
    close() {
      clearTimeout(saying)
      clearTimeout(again)
      socket.off()
      socket.disconnect()
    },
  }
}
