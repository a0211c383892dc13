import { createStore } from '../../../base/live/store.ts'

interface Newest<T> {
  /** What was fetched last; null before the first. It stays while the next is fetched, and where that fails. */
  readonly shown: T | null
  readonly problem: string | null
}

/** Asks for a moment; throws a sentence for people where it cannot be had. */
export type Ask<T> = (at: number, signal: AbortSignal) => Promise<T>

/** So often at most. */
const EVERY_MS = 250
/** A hand that has not moved for so long has stopped. */
const STOPS_MS = 80
/** Who stands somewhere so long looks at it, and the line is free for what may come next. */
const RESTS_MS = 500

/**
 * Fetches what belongs to the moment wanted last, a few times a second at most. What was asked for before is dropped when the
 * next is asked for, unless it plays: then each is awaited, so that on a slow line something is seen at all. Where it stops is
 * asked for at once. Where somebody rests, what is `likelyAfter` that moment is fetched ahead, and where they aim at a moment,
 * that one: it is shown as soon as it is wanted, and asked for all the same, so that what is shown in the end is what the server
 * says then.
 */
export function createMomentFetcher<T>(ask: Ask<T>, likelyAfter: (at: number) => readonly number[] = () => []) {
  const store = createStore<Newest<T>>({ shown: null, problem: null })
  let wanted: number | null = null
  let isPlaying = false
  let askedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopping: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | null = null
  let resting: ReturnType<typeof setTimeout> | undefined
  const ahead = createAhead(ask)

  function askSoon() {
    const waitMs = askedAt + EVERY_MS - performance.now()
    if (waitMs <= 0) askAtOnce()
    else timer ??= setTimeout(askNow, waitMs)
    clearTimeout(stopping)
    if (timer !== undefined && !isPlaying) stopping = setTimeout(askAtOnce, STOPS_MS)
  }

  /** Whoever stops looks. */
  function askAtOnce() {
    clearTimeout(timer)
    void askNow()
  }

  async function askNow() {
    timer = undefined
    clearTimeout(stopping)
    const at = wanted
    // It is asked for when the one before has come.
    if (at === null || (asking && isPlaying)) return
    asking?.abort()
    const own = new AbortController()
    asking = own
    askedAt = performance.now()
    try {
      const shown = await (ahead.take(at, own.signal) ?? ask(at, own.signal))
      if (!own.signal.aborted) {
        store.set({ shown, problem: null })
        fetchAhead(at, shown)
      }
    } catch (error) {
      if (!own.signal.aborted) store.set({ ...store.get(), problem: error instanceof Error ? error.message : '' })
    }
    if (asking !== own) return
    asking = null
    if (wanted !== at) askSoon()
  }

  /** Unless something else is wanted before. */
  function fetchAhead(at: number, shown: T) {
    clearTimeout(resting)
    resting = setTimeout(() => {
      ahead.keep(at, shown)
      ahead.fetch([at, ...likelyAfter(at)])
    }, RESTS_MS)
  }

  function showFetchedAhead(shown: T) {
    asking?.abort()
    asking = null
    store.set({ shown, problem: null })
    clearTimeout(timer)
    clearTimeout(stopping)
    timer = undefined
    // Others may follow at once: this one is asked for when none does.
    resting = setTimeout(askNow, EVERY_MS)
  }

  function restAhead(at: number) {
    clearTimeout(resting)
    ahead.rest(at)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    want(at: number, plays: boolean) {
      const hasStopped = isPlaying && !plays
      isPlaying = plays
      if (at === wanted) return
      wanted = at
      restAhead(at)
      const fetched = plays ? undefined : ahead.get(at)
      if (fetched !== undefined) showFetchedAhead(fetched)
      else if (hasStopped) askAtOnce()
      else askSoon()
    },
    /** Somebody has put a finger on it: it is likely to be wanted next. */
    aim(at: number) {
      if (at !== wanted && !isPlaying && ahead.get(at) === undefined) ahead.fetchFirst(at)
    },
    retry: askSoon,
    close() {
      clearTimeout(timer)
      clearTimeout(resting)
      clearTimeout(stopping)
      ahead.close()
      wanted = null
      asking?.abort()
      asking = null
    },
  }
}

interface OnItsWay<T> {
  readonly at: number
  readonly controller: AbortController
  readonly answer: Promise<T>
}

/** Fetches before anybody asks what they are likely to ask for next: one at a time, the likeliest first. */
function createAhead<T>(ask: Ask<T>) {
  const kept = new Map<number, T>()
  let likely: readonly number[] = []
  let asking: OnItsWay<T> | null = null

  async function fetchNext() {
    const at = likely.find((each) => !kept.has(each))
    if (at === undefined) return
    const controller = new AbortController()
    const own = { at, controller, answer: ask(at, controller.signal) }
    asking = own
    const fetched = await own.answer.catch(() => null)
    const isTaken = asking !== own
    if (!isTaken) asking = null
    // What fails is said to who waits for it, and here nobody does.
    if (controller.signal.aborted || fetched === null) return
    kept.set(at, fetched)
    if (!isTaken) void fetchNext()
  }

  /** Somebody waits for something; unless it is just this that is on its way. */
  function rest(unless?: number) {
    if (asking === null || asking.at === unless) return
    asking.controller.abort()
    asking = null
  }

  return {
    get: (at: number): T | undefined => kept.get(at),
    keep: (at: number, fetched: T) => void kept.set(at, fetched),
    /** Whatever is not likely any more is let go. */
    fetch(next: readonly number[]) {
      rest()
      likely = next
      for (const at of kept.keys()) if (!likely.includes(at)) kept.delete(at)
      void fetchNext()
    },
    /** Before all others. */
    fetchFirst(at: number) {
      rest()
      likely = [at, ...likely]
      void fetchNext()
    },
    /** What is on its way for that moment, for who waits for it now. */
    take(at: number, signal: AbortSignal): Promise<T> | null {
      if (asking?.at !== at) return null
      const { controller, answer } = asking
      asking = null
      signal.addEventListener('abort', () => controller.abort())
      return answer
    },
    rest,
    close() {
      rest()
      kept.clear()
    },
  }
}
