import type { Session } from '../people/sessions.ts'

/** A page that has lost its answer may send once more while the first is still being read. */
const MOST_OF_ONE = 2
const MOST_IN_A_ROOM = 4
const MOST = 100
/** What all of them together may hold in memory. */
const MOST_BYTES = 256 * 1024 * 1024

export interface Sender {
  readonly session: Session
  /** That it is for. */
  readonly room: string
}

/** Where one upload is read. */
export interface UploadPlace {
  /** Counts what came; false: there is no room for it. */
  readonly hold: (bytes: number) => boolean
  /** Its sender may not send it any more, and why. */
  readonly ended: AbortSignal
  readonly leave: () => void
}

/** Why an upload ends before its end. */
export type EndedWhy = 'signed-out' | 'room-ended'

export type UploadPlaces = ReturnType<typeof createUploadPlaces>

/** Who may send how much at once: nobody’s uploads keep another room waiting. */
export function createUploadPlaces() {
  const open = new Set<Sender & { readonly end: (why: EndedWhy) => void }>()
  let heldBytes = 0

  return {
    /** Null: there is no place. */
    take({ session, room }: Sender): UploadPlace | null {
      const all = [...open]
      if (all.length >= MOST) return null
      if (all.filter((one) => one.room === room).length >= MOST_IN_A_ROOM) return null
      if (all.filter((one) => one.session.uid === session.uid).length >= MOST_OF_ONE) return null

      const end = new AbortController()
      const one = { session, room, end: (why: EndedWhy) => end.abort(why) }
      open.add(one)
      let own = 0
      return {
        hold(bytes) {
          if (heldBytes + bytes > MOST_BYTES) return false
          heldBytes += bytes
          own += bytes
          return true
        },
        ended: end.signal,
        leave() {
          open.delete(one)
          heldBytes -= own
        },
      }
    },
    openSessions: (): Set<string> => new Set([...open].map(({ session }) => session.id)),
    /** Who has gone to another room sends nothing more to the one before. */
    hearSessions(now: ReadonlyMap<string, Pick<Session, 'room'> | null>): void {
      for (const { session, end } of open) {
        const found = now.get(session.id)
        if (found === null || (found && found.room !== session.room)) end('signed-out')
      }
    },
    openRooms: (): Set<string> => new Set([...open].map(({ room }) => room)),
    /** Of the rooms that uploads are for, those that are still there. Who teaches sends from another. */
    hearRooms(there: ReadonlySet<string>): void {
      for (const { room, end } of open) if (!there.has(room)) end('room-ended')
    },
  }
}
