import { waitingFor } from './load-part.ts'

const LOOK_AGAIN_AFTER_MS = 500

/**
 * Fetches parts while the connection is there, so that they open also after it is lost: one at a time, and none while somebody
 * waits for another.
 */
export async function fetchAhead(fetches: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const fetch of fetches) {
    while (waitingFor.get().parts > 0) await new Promise((again) => setTimeout(again, LOOK_AGAIN_AFTER_MS))
    await fetch().catch(() => {})
  }
}
