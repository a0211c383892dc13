import { createStore } from '../../live/store.ts'

interface Newest<T> {
  /** What was fetched last; null before the first. It stays while the next is fetched, and where that fails. */
  readonly shown: T | null
  readonly problem: string | null
}

/** Asks for a moment; throws a sentence for people where it cannot be had. */
type Ask<T> = (at: number, signal: AbortSignal) => Promise<T>

/** So often at most. */
const EVERY_MS = 250

/**
 * Fetches what belongs to the moment wanted last, a few times a second at most. What was asked for before is dropped when the
 * next is asked for, unless it plays: then each is awaited, so that on a slow line something is seen at all. Where it stops is
 * asked for at once.
 */
export function createNewest<T>(ask: Ask<T>) {
  const store = createStore<Newest<T>>({ shown: null, problem: null })
  let wanted: number | null = null
  let isPlaying = false
  let askedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | null = null

  function askSoon() {
    const waitMs = askedAt + EVERY_MS - Date.now()
    if (waitMs <= 0) askAtOnce()
    else timer ??= setTimeout(askNow, waitMs)
  }

  /** Whoever stops looks. */
  function askAtOnce() {
    clearTimeout(timer)
    void askNow()
  }

  async function askNow() {
    timer = undefined
    const at = wanted
    // It is asked for when the one before has come.
    if (at === null || (asking && isPlaying)) return
    asking?.abort()
    const own = new AbortController()
    asking = own
    askedAt = Date.now()
    try {
      const shown = await ask(at, own.signal)
      if (!own.signal.aborted) store.set({ shown, problem: null })
    } catch (error) {
      if (!own.signal.aborted) store.set({ ...store.get(), problem: error instanceof Error ? error.message : '' })
    }
    if (asking !== own) return
    asking = null
    if (wanted !== at) askSoon()
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    want(at: number, plays: boolean) {
      const hasStopped = isPlaying && !plays
      isPlaying = plays
      if (at === wanted) return
      wanted = at
      if (hasStopped) askAtOnce()
      else askSoon()
    },
    retry: askSoon,
    close() {
      clearTimeout(timer)
      wanted = null
      asking?.abort()
      asking = null
    },
  }
}
