/**
 * The server's time from the monotonic clock of the page, so that a device whose clock is wrong shows right times.
 * A message can only arrive late, so the largest difference seen is the truest.
 */
let offsetMs: number | null = null
let isDoubted = false

export function hearTime(serverMs: number): void {
  const sample = serverMs - performance.now()
  offsetMs = offsetMs === null || isDoubted ? sample : Math.max(offsetMs, sample)
  isDoubted = false
}

/**
 * A new connection may be to a machine with another clock, or after the device slept: what is heard next counts. Until
 * then the time known so far is nearer than that of a device whose clock is wrong.
 */
export function doubtTime(): void {
  isDoubted = true
}

export const serverNow = (): number => (offsetMs === null ? Date.now() : offsetMs + performance.now())
