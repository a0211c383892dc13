/** Counts while it runs; a pause does not count. */
export function createStopwatch(now: () => number = () => performance.now()) {
  let countedMs = 0
  let since: number | null = null
  return {
    run() {
      since ??= now()
    },
    halt() {
      if (since !== null) countedMs += now() - since
      since = null
    },
    elapsedMs: () => countedMs + (since === null ? 0 : now() - since),
  }
}
