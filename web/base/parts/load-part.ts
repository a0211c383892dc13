import { liveStore } from '../live/live-store.ts'
import { createStore } from '../live/store.ts'

const TRIES = 30
const AGAIN_AFTER_MS = 1000

interface Around {
  /** A deploy has replaced what this page is made of, and the page could be loaded afresh. */
  readonly isOutdated: () => boolean
  readonly reload: () => void
  /** Whether the server answers at all. */
  readonly isReachable: () => Promise<boolean>
  readonly wait: (ms: number) => Promise<void>
}

const browser: Around = {
  isOutdated: () => {
    const { isOutdated, connection } = liveStore.get()
    return isOutdated && connection === 'live'
  },
  reload: () => location.reload(),
  isReachable: () =>
    fetch('/api/health').then(
      ({ ok }) => ok,
      () => false,
    ),
  wait: (ms) => new Promise((again) => setTimeout(again, ms)),
}

/** What somebody waits for: how many parts, and whether the network is gone meanwhile. */
export const waitingFor = createStore({ parts: 0, isAway: false })

/**
 * Loads a part of the app. Where the network is gone it comes as soon as that is back, however long it takes; where a deploy
 * has taken it away, the whole page is loaded afresh. Where the server is there and the part is not, it is given up in the end.
 */
export async function loadPart<T>(load: () => Promise<T>, around: Around = browser): Promise<T> {
  note(1, false)
  try {
    return await loadAtLast(load, around)
  } finally {
    note(-1, false)
  }
}

async function loadAtLast<T>(load: () => Promise<T>, { isOutdated, reload, isReachable, wait }: Around): Promise<T> {
  for (let tries = 1; ; ) {
    try {
      return await load()
    } catch (error) {
      if (isOutdated()) reload()
      const isAway = !(await isReachable())
      note(0, isAway)
      if (!isAway && tries++ === TRIES) throw error
      await wait(AGAIN_AFTER_MS)
    }
  }
}

const note = (more: number, isAway: boolean): void => waitingFor.set({ parts: waitingFor.get().parts + more, isAway })
