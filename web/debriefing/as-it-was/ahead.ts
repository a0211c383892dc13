import type { Ask } from './newest.ts'

interface OnItsWay<T> {
  readonly at: number
  readonly controller: AbortController
  readonly answer: Promise<T>
}

/** Fetches before anybody asks what they are likely to ask for next: one at a time, the likeliest first. */
export function createAhead<T>(ask: Ask<T>) {
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
