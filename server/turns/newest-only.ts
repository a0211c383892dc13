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

/** However many ask for it while it is under way, it is done once more after that. */
export function onceMore(work: () => Promise<void>, onProblem: (error: unknown) => void) {
  let underWay: Promise<void> = Promise.resolve()
  let isWaiting = false
  let isClosed = false
  return {
    soon() {
      // While a node stops its last pages leave: by the time they are missed there is no database to ask.
      if (isClosed || isWaiting) return
      isWaiting = true
      underWay = underWay
        .then(() => {
          isWaiting = false
          return work()
        })
        .catch(onProblem)
    },
    /** Something else, when what is under way is done. */
    after(next: () => Promise<void>) {
      underWay = underWay.then(next).catch(onProblem)
    },
    async close() {
      isClosed = true
      await underWay
    },
  }
}
