/** What waits for an educator waits this long at most when none is there. */
const FORGOTTEN_AFTER_MS = 5 * 60_000

/** When something that began then, and that only an educator can end, is over if none is seen from now on. */
export const forgottenAt = (since: number, seenAt: number | null): number =>
  Math.max(since, seenAt ?? 0) + FORGOTTEN_AFTER_MS
