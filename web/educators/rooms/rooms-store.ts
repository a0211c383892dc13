import { useSyncExternalStore } from 'react'
import { io, type Socket } from 'socket.io-client'
import type { LedRoom, ToEducator } from '#case/rooms.ts'
import { isSignedOut } from '../../live/live-socket.ts'
import { notify } from '../../live/notice-store.ts'
import { hearTime } from '../../live/server-clock.ts'
import { createStore } from '../../live/store.ts'
import { forgetUser } from '../../live/stored-user.ts'

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

const RECONNECT_AFTER_MS = 700

/** Hears of one's rooms until it is closed. */
export function openRooms(): () => void {
  let again: ReturnType<typeof setTimeout> | undefined
  const socket: Socket<ToEducator> = io('/rooms', { path: '/live', reconnectionDelay: 300, reconnectionDelayMax: 3000 })
  const connectAgain = () => {
    clearTimeout(again)
    again = setTimeout(() => socket.connect(), RECONNECT_AFTER_MS)
  }
  socket.on('rooms', ({ rooms, now, address }) => {
    hearTime(now)
    patch({ rooms, address: address ?? window.location.origin, isOffline: false })
  })
  socket.on('signed-out', signedOut)
  socket.on('connect_error', (error) => {
    if (isSignedOut(error)) return signedOut()
    patch({ isOffline: true })
    if (!socket.active) connectAgain()
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    patch({ isOffline: true })
    // Socket.IO reconnects by itself, except when the server itself has closed the connection.
    if (reason === 'io server disconnect') connectAgain()
  })

  function signedOut(): void {
    socket.disconnect()
    forgetUser()
    notify('You were signed out. Log in again to go on.')
  }

  return () => {
    clearTimeout(again)
    socket.off()
    socket.disconnect()
    store.set(nothingYet)
  }
}

export const useRooms = <T>(select: (state: RoomsState) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))
