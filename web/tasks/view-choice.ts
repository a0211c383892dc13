import { useSyncExternalStore } from 'react'
import { createKeptStore } from '../live/device-storage.ts'
import { canDraw } from './kit/can-draw.ts'

/** How a task is worked on: as a picture or as a plain list of the same steps. */
export type ViewChoice = '3d' | 'list'

/** Remembered on this device. */
const store = createKeptStore<ViewChoice>('task-view', (text) => (text === 'list' ? 'list' : '3d'))

export const chooseView = (choice: ViewChoice): void => store.set(choice)

export const useViewChoice = (): ViewChoice => useSyncExternalStore(store.subscribe, store.get)

/** Asks for the picture of a task, where it will be shown. Should that fail, its page asks again. */
export function fetchPicture(): void {
  if (store.get() === '3d' && canDraw()) import('./task-scene.tsx').catch(() => {})
}
