/** Looks so often, until it is stopped. */
export type Every = (ms: number, look: () => void) => () => void

export const always: Every = (ms, look) => {
  const timer = setInterval(look, ms)
  return () => clearInterval(timer)
}

/** While nobody is here, what is looked at every second or so is looked at so often. */
const SELDOM_MS = 8000
/** Who leaves is missed, and their seats are told of, before that begins. */
const RESTS_AFTER_MS = 30_000

export type Attendance = ReturnType<typeof createAttendance>

/** Knows whether anybody has a page of this node open: as long as nobody has, the database is left alone. */
export function createAttendance({ restsAfterMs = RESTS_AFTER_MS, clock = () => performance.now() } = {}) {
  let here = 0
  let leftAt = clock()
  const listeners = new Set<() => void>()
  const isResting = (now: number) => here === 0 && now - leftAt >= restsAfterMs

  const every: Every = (ms, look) => {
    let lookedAt = clock()
    return always(ms, () => {
      const now = clock()
      if (isResting(now) && now - lookedAt < SELDOM_MS) return
      lookedAt = now
      look()
    })
  }

  return {
    every,
    come(): void {
      here += 1
      if (here === 1) for (const listener of listeners) listener()
    },
    leave(): void {
      here -= 1
      leftAt = clock()
    },
    /** Somebody is here again. */
    onCome: (listener: () => void) => void listeners.add(listener),
  }
}
