/** Does one piece of work at a time. Of all that is asked for meanwhile, only the newest is done next. */
export function newestOnly<T>(work: (asked: T) => Promise<void>): (asked: T) => Promise<void> {
  let next: { asked: T } | null = null
  let isUnderWay = false

  return async (asked) => {
    next = { asked }
    if (isUnderWay) return
    isUnderWay = true
    try {
      while (next) {
        const now: { asked: T } = next
        next = null
        await work(now.asked)
      }
    } finally {
      isUnderWay = false
    }
  }
}
