import { useSyncExternalStore } from 'react'
import { createStore } from '../live/store.ts'

/** How a task is worked on: as a picture or as a plain list of the same steps. */
export type ViewChoice = '3d' | 'list'

const KEY = 'task-view'
const store = createStore<ViewChoice>(read())

function read(): ViewChoice {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : '3d'
  } catch {
    return '3d'
  }
}

/** Remembered on this device. */
export function chooseView(choice: ViewChoice): void {
  store.set(choice)
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Then only until the page is closed.
  }
}

export const isPictureChosen = (): boolean => store.get() === '3d'

export const useViewChoice = (): ViewChoice => useSyncExternalStore(store.subscribe, store.get)
