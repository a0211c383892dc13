import { useSyncExternalStore } from 'react'
import type { ProjectorTold } from '#case/views/console/messages.ts'
import { hearTime } from '../../live/server-clock.ts'
import { createStore } from '../../live/store.ts'
import { type Gone, openConsoleSocket } from '../console/told/console-socket.ts'

interface ProjectorState {
  /** Null until the server has told. */
  readonly told: ProjectorTold | null
  readonly isOffline: boolean
  readonly gone: Gone | null
}

const nothingYet: ProjectorState = { told: null, isOffline: false, gone: null }
const store = createStore<ProjectorState>(nothingYet)
const patch = (some: Partial<ProjectorState>) => store.set({ ...store.get(), ...some })

/** Hears what everybody in a room may look at together, until it is closed. */
export function openProjector(room: string): () => void {
  const close = openConsoleSocket(
    { room, part: 'projector' },
    {
      listen(socket) {
        socket.on('projector', (told) => {
          hearTime(told.now)
          patch({ told, isOffline: false, gone: null })
        })
      },
      onOffline: () => patch({ isOffline: true }),
      onGone: (gone) => patch({ gone }),
    },
  )
  return () => {
    close()
    store.set(nothingYet)
  }
}

export const useProjector = <T>(select: (state: ProjectorState) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))
