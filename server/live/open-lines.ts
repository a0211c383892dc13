import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'engine.io'
import type { OpenPages } from '../people/presence.ts'
import { type Backlog, watchBacklog } from './backlog.ts'

/** A phone, a laptop, some tabs: more pages of one person at once are no person's. */
const MOST_PAGES = 12
/** When a node stops its pages go to another. */
const LEAVE_WITHIN_MS = 1000

/** A connection, and what it goes over just now. */
interface Line {
  readonly connection: Socket
  readonly uid: string
  wire: Duplex
  /** The newest answer to a long poll. */
  polled?: ServerResponse
}

/** The connections of pages that are open on this node. No person has more than some, on all nodes together. */
export function createOpenLines() {
  const lines = new Map<string, Line>()
  const backlogs = new WeakMap<Socket, Backlog>()
  const cap = createPageCap()

  const linesOf = (uid: string): Line[] => [...lines.values()].filter((line) => line.uid === uid)

  /** The newest go: whoever works on goes on. */
  function cutSurplus(uid: string): void {
    for (const line of linesOf(uid).slice(cap.mayStay(uid))) cut(line)
  }

  return {
    add(connection: Socket, uid: string): void {
      const { sid } = connection.transport
      const line: Line = { connection, uid, wire: connection.request.socket }
      lines.set(sid, line)
      backlogs.set(
        connection,
        watchBacklog(connection, () => setImmediate(() => cut(line))),
      )
      connection.on('close', () => lines.delete(sid))
      // Many at once are checked before the first of them counts.
      cutSurplus(uid)
    },
    /** The one that a request belongs to; none for the first. */
    find: (request: IncomingMessage): Line | undefined => lines.get(sidOf(request)),
    mayOpenOneMore: (uid: string): boolean => cap.hasRoom(uid, linesOf(uid).length),
    /** How many pages of each person are open here. */
    openPages(): Map<string, number> {
      const pages = new Map<string, number>()
      for (const { uid } of lines.values()) pages.set(uid, (pages.get(uid) ?? 0) + 1)
      return pages
    },
    /** What all nodes have open, and which of them this is: pages beyond what a person may have are closed. */
    limitPages(all: readonly OpenPages[], self: string): void {
      cap.hear(all, self)
      for (const uid of new Set([...lines.values()].map((line) => line.uid))) cutSurplus(uid)
    },
    /** Whoever has not gone a moment after they were told to is cut off. */
    cutSoon(): void {
      const wires = [...lines.values()].map(({ wire }) => wire)
      setTimeout(() => {
        for (const wire of wires) wire.destroy()
      }, LEAVE_WITHIN_MS)
    },
    /** What is said to a connection until this turn of the loop is over leaves in one piece: each costs as much as deciding does. */
    inOnePiece(connection: Socket): void {
      const line = lines.get(connection.transport.sid)
      if (line) holdBack(line)
    },
    /** When all that was said to a connection by now has left. */
    whenSent: async (connection: Socket): Promise<void> => backlogs.get(connection)?.whenSent(),
  }
}

function holdBack({ connection: { transport }, wire }: Line): void {
  // What waits for an earlier piece to leave goes together anyway.
  if (!transport.writable) return
  transport.writable = false
  process.nextTick(() => {
    wire.cork()
    transport.writable = true
    transport.emit('ready')
    wire.uncork()
  })
}

/** Closing in good order would wait for the other side to read all it has not read. */
export function cut({ connection, wire, polled }: Line): void {
  connection.close(true)
  wire.destroy()
  polled?.destroy()
}

/** Of several connections that a request names the engine takes the last. */
const sidOf = ({ url = '' }: IncomingMessage) =>
  new URL(url, 'http://trainer.internal').searchParams.getAll('sid').at(-1) ?? ''

/** How many pages of each person may be open on this node, given what the others have. */
function createPageCap() {
  let elsewhere = new Map<string, { before: number; all: number }>()

  return {
    /** Where nodes together have too many open, those whose names come first keep theirs. */
    hear(rows: readonly OpenPages[], self: string): void {
      elsewhere = new Map()
      for (const { node, uid, pages } of rows) {
        if (node === self) continue
        const { before, all } = elsewhere.get(uid) ?? { before: 0, all: 0 }
        elsewhere.set(uid, { before: before + (node < self ? pages : 0), all: all + pages })
      }
    },

    /** Whether a person who has so many pages open here may open one more. */
    hasRoom: (uid: string, here: number): boolean => here + (elsewhere.get(uid)?.all ?? 0) < MOST_PAGES,

    /** How many of a person's pages may stay open here. */
    mayStay: (uid: string): number => Math.max(0, MOST_PAGES - (elsewhere.get(uid)?.before ?? 0)),
  }
}
