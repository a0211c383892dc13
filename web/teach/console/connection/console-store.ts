import { useSyncExternalStore } from 'react'
import type { LiveMessage } from '#case/live-messages.ts'
import { withDifference } from '#case/records/difference.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { ConsoleChange, ConsoleTold, LogLine } from '#case/views/console/console-messages.ts'
import type { HeardAt } from '#case/views/console/heard.ts'
import type { View } from '#case/views/view.ts'
import { hear } from '../../../base/live/held-view.ts'
import { type LiveState, nothingYet as nothingHeld } from '../../../base/live/live-store.ts'
import { hearTime } from '../../../base/live/server-clock.ts'
import { createStore } from '../../../base/live/store.ts'
import { mirrorOf } from '../../../base/live/surroundings.ts'
import { roleIds } from '../../../base/roles/roles.ts'
import { type ConsoleSocket, type Gone, openConsoleSocket } from './console-socket.ts'

interface ConsoleState {
  /** Null until the server has told. */
  readonly told: ConsoleTold | null
  /** Oldest first. */
  readonly lines: readonly LogLine[]
  readonly heardAt: HeardAt
  readonly isOffline: boolean
  readonly gone: Gone | null
}

const nothingYet: ConsoleState = { told: null, lines: [], heardAt: [], isOffline: false, gone: null }
const store = createStore<ConsoleState>(nothingYet)
const patch = (some: Partial<ConsoleState>) => store.set({ ...store.get(), ...some })

/** What each role sees, by role id, as that role's own page would hold it. */
const atRest: LiveState = { ...nothingHeld, connection: 'live' }
const screens = [createStore(atRest), createStore(atRest), createStore(atRest)] as const
const patchScreen = (role: RoleId, some: Partial<LiveState>) => screens[role].set({ ...screens[role].get(), ...some })

/** The screens of the three, to be looked at, by role id. */
export const mirrors = [mirrorOf(0, screens[0]), mirrorOf(1, screens[1]), mirrorOf(2, screens[2])] as const

/** Hears of one room until it is closed. */
export function openConsole(room: string): () => void {
  const close = openConsoleSocket(
    { room },
    { listen, onOffline: () => patch({ isOffline: true }), onGone: (gone) => patch({ gone }) },
  )
  return () => {
    close()
    store.set(nothingYet)
    for (const screen of screens) screen.set(atRest)
  }
}

function listen(socket: ConsoleSocket): void {
  socket.on('console', hearTold)
  socket.on('screen', (role, message) => {
    if (!hearScreen(role, message)) socket.disconnect().connect()
  })
  socket.on('log', ({ lines, isWhole, heardAt }) =>
    patch({ lines: isWhole ? lines : [...store.get().lines, ...lines], heardAt }),
  )
  socket.on('change', (change) => {
    if (!hearChange(change)) socket.disconnect().connect()
  })
}

/** False: something in between is missing, and all has to be told anew. */
function hearChange({ now, screens, told: difference, log }: ConsoleChange): boolean {
  const { told, lines } = store.get()
  // The server makes it of what it has told.
  if (difference && told) hearTold({ ...(withDifference(told, difference) as ConsoleTold), now })
  if (log) patch({ lines: log.lines.length > 0 ? [...lines, ...log.lines] : lines, heardAt: log.heardAt })
  if (!screens) return true
  const { changes, ...between } = screens
  const areHeard = changes.map(
    (change, role) => hearScreen(role as RoleId, { type: 'change', now, ...between, ...change }), // one for each
  )
  return !areHeard.includes(false)
}

function hearTold(told: ConsoleTold): void {
  hearTime(told.now)
  patch({ told, isOffline: false, gone: null })
  for (const role of roleIds) patchScreen(role, { people: told.people })
}

/** False, as above. */
function hearScreen(role: RoleId, message: LiveMessage): boolean {
  hearTime(message.now)
  const hearing = hear(screens[role].get().held, message)
  if (hearing.outcome === 'applied') patchScreen(role, { held: hearing.held })
  return hearing.outcome !== 'gap'
}

export const useConsole = <T>(select: (state: ConsoleState) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))

/** A part of what a role sees. Undefined until the server has told it. Select what exists, make nothing new. */
export function useScreen<T>(role: RoleId, select: (view: View) => T): T | undefined {
  const { live } = mirrors[role]
  return useSyncExternalStore(live.subscribe, () => {
    const { held } = live.get()
    return held ? select(held.view) : undefined
  })
}
