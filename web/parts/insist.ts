import { liveStore } from '../live/live-store.ts'

const TRIES = 30
const AGAIN_AFTER_MS = 1000

interface Around {
  /** A deploy has replaced what this page is made of, and the page could be loaded afresh. */
  readonly isOutdated: () => boolean
  readonly reload: () => void
  readonly wait: (ms: number) => Promise<void>
}

const around: Around = {
  isOutdated: () => {
    const { isOutdated, connection } = liveStore.get()
    return isOutdated && connection === 'live'
  },
  reload: () => location.reload(),
  wait: (ms) => new Promise((again) => setTimeout(again, ms)),
}

/**
 * Loads a part of the app. Where the network is gone it comes as soon as that is back; where a deploy has taken it away,
 * the whole page is loaded afresh.
 */
export async function insist<T>(load: () => Promise<T>, { isOutdated, reload, wait } = around): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (isOutdated()) reload()
      if (tries === TRIES) throw error
      await wait(AGAIN_AFTER_MS)
    }
  }
}
