import type { Ask } from './newest.ts'

/** Fetches before anybody asks what they are likely to ask for next: one at a time, the likeliest first. */
export function createAhead<T>(ask: Ask<T>) {
  const kept = new Map<number, T>()
  let likely: readonly number[] = []
  let asking: AbortController | null = null

  async function fetchNext() {
    const at = likely.find((each) => !kept.has(each))
    if (at === undefined) return
    const own = new AbortController()
    asking = own
    const fetched = await ask(at, own.signal).catch(() => null)
    // What fails is said to who waits for it, and here nobody does.
    if (own.signal.aborted || fetched === null) return
    kept.set(at, fetched)
    void fetchNext()
  }

  function rest() {
    asking?.abort()
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
    /** Somebody waits for something else. */
    rest,
    close() {
      rest()
      kept.clear()
    },
  }
}
