import { useSyncExternalStore } from 'react'
import { io, type Socket } from 'socket.io-client'
import type { ConsoleTold, LogLine, ToConsole } from '#case/console.ts'
import type { LiveMessage } from '#case/live-messages.ts'
import type { RoleId } from '#case/records/roles.ts'
import { hear } from '../../../live/held.ts'
import { isSignedOut } from '../../../live/live-socket.ts'
import { type LiveState, nothingYet as nothingHeld } from '../../../live/live-store.ts'
import { notify } from '../../../live/notice-store.ts'
import { doubtTime, hearTime } from '../../../live/server-clock.ts'
import { createStore } from '../../../live/store.ts'
import { forgetUser } from '../../../live/stored-user.ts'
import { mirrorOf } from '../../../live/surroundings.ts'

interface ConsoleState {
  /** Null until the server has told. */
  readonly told: ConsoleTold | null
  /** Oldest first. */
  readonly lines: readonly LogLine[]
  readonly isOffline: boolean
  readonly gone: 'ended' | 'not-yours' | null
}

const nothingYet: ConsoleState = { told: null, lines: [], isOffline: false, gone: null }
const store = createStore<ConsoleState>(nothingYet)
const patch = (some: Partial<ConsoleState>) => store.set({ ...store.get(), ...some })

/** What each role sees, by role id, as that role's own page would hold it. */
const atRest: LiveState = { ...nothingHeld, connection: 'live' }
const screens = [createStore(atRest), createStore(atRest), createStore(atRest)] as const
const patchScreen = (role: RoleId, some: Partial<LiveState>) => screens[role].set({ ...screens[role].get(), ...some })

/** The screens of the three, to be looked at, by role id. */
export const mirrors = [mirrorOf(0, screens[0]), mirrorOf(1, screens[1]), mirrorOf(2, screens[2])] as const

const RECONNECT_AFTER_MS = 700

/** Hears of one room until it is closed. A projector gets what may be shown to all. */
export function openConsole(room: string, part?: 'projector'): () => void {
  let again: ReturnType<typeof setTimeout> | undefined
  const socket: Socket<ToConsole> = io('/console', {
    path: '/live',
    auth: { room, ...(part && { part }) },
    reconnectionDelay: 300,
    reconnectionDelayMax: 3000,
  })
  const connectAgain = () => {
    clearTimeout(again)
    again = setTimeout(() => socket.connect(), RECONNECT_AFTER_MS)
  }
  socket.on('connect', doubtTime)
  socket.on('console', (told) => {
    hearTime(told.now)
    patch({ told, isOffline: false, gone: null })
    for (const { roleId } of mirrored) patchScreen(roleId, { people: told.people })
  })
  socket.on('screen', (role, message) => {
    if (!hearScreen(role, message)) socket.disconnect().connect()
  })
  socket.on('log', ({ lines, isWhole }) => patch({ lines: isWhole ? lines : [...store.get().lines, ...lines] }))
  socket.on('gone', (gone) => {
    socket.disconnect()
    patch({ gone })
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
    for (const screen of screens) screen.set(atRest)
  }
}

const mirrored: readonly { readonly roleId: RoleId }[] = [{ roleId: 0 }, { roleId: 1 }, { roleId: 2 }]

/** False: something in between is missing, and all has to be told anew. */
function hearScreen(role: RoleId, message: LiveMessage): boolean {
  hearTime(message.now)
  const hearing = hear(screens[role].get().held, message)
  if (hearing.outcome === 'applied') patchScreen(role, { held: hearing.held })
  return hearing.outcome !== 'gap'
}

export const useConsole = <T>(select: (state: ConsoleState) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))
