import { useSyncExternalStore } from 'react'
import { createKeptStore } from '../live/kept.ts'

/** How a task is worked on: as a picture or as a plain list of the same steps. */
export type ViewChoice = '3d' | 'list'

/** Remembered on this device. */
const store = createKeptStore<ViewChoice>('task-view', (text) => (text === 'list' ? 'list' : '3d'))

export const chooseView = (choice: ViewChoice): void => store.set(choice)

export const isPictureChosen = (): boolean => store.get() === '3d'

export const useViewChoice = (): ViewChoice => useSyncExternalStore(store.subscribe, store.get)
