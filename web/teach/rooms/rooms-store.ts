import { useSyncExternalStore } from 'react'
import type { LedRoom, ToEducator } from '#case/rooms.ts'
import { openEducatorSocket } from '../../base/live/educator-socket.ts'
import { hearTime } from '../../base/live/server-clock.ts'
import { createStore } from '../../base/live/store.ts'

interface RoomsState {
  /** Null until the server has told. */
  readonly rooms: readonly LedRoom[] | null
  /** What phones reach the server by. */
  readonly address: string
  readonly isOffline: boolean
}

const nothingYet: RoomsState = { rooms: null, address: '', isOffline: false }
const store = createStore<RoomsState>(nothingYet)
const patch = (some: Partial<RoomsState>) => store.set({ ...store.get(), ...some })

/** Hears of one's rooms until it is closed, or of one of them by its code or its id. */
export function openRooms(only?: string): () => void {
  const auth: { only?: string } = only ? { only } : {}
  const close = openEducatorSocket<ToEducator>(
    { name: '/rooms', auth },
    {
      onOffline: () => patch({ isOffline: true }),
      listen(socket) {
        socket.on('rooms', ({ rooms, now, address }) => {
          hearTime(now)
          // By then its code may be another.
          const [room] = rooms
          if (only && room) auth.only = room.id
          patch({ rooms, address: address ?? window.location.origin, isOffline: false })
        })
        socket.on('changed', ({ rooms: changed, now }) => {
          hearTime(now)
          const { rooms } = store.get()
          patch({ rooms: rooms?.map((room) => changed.find(({ id }) => id === room.id) ?? room) ?? null })
        })
      },
    },
  )
  return () => {
    close()
    store.set(nothingYet)
  }
}

export const useRooms = <T>(select: (state: RoomsState) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))
