import { useSyncExternalStore } from 'react'
import { createKeptStore } from '../../base/live/device-storage.ts'

/** How a task is worked on: as a picture or as a plain list of the same steps. */
export type ViewChoice = '3d' | 'list'

/** Remembered on this device. */
const store = createKeptStore<ViewChoice>('task-view', (text) => (text === 'list' ? 'list' : '3d'))

export const viewChoice = (): ViewChoice => store.get()

export const chooseView = (choice: ViewChoice): void => store.set(choice)

export const useViewChoice = (): ViewChoice => useSyncExternalStore(store.subscribe, viewChoice)
