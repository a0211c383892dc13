interface Asked<T> {
  /** As far as those want it who share it. */
  upTo: number
  hasBegun: boolean
  readonly answer: Promise<T>
}

/**
 * One piece of work for all who ask for the same while it is not done: before it begins it is done as far as any of them wants,
 * afterwards whoever wants more asks anew.
 */
export function shareAsked<T>(): (key: string, upTo: number, work: (upTo: () => number) => Promise<T>) => Promise<T> {
  const asked = new Map<string, Asked<T>>()

  return (key, upTo, work) => {
    const shared = asked.get(key)
    if (shared && (!shared.hasBegun || upTo <= shared.upTo)) {
      shared.upTo = Math.max(shared.upTo, upTo)
      return shared.answer
    }
    const mine: Asked<T> = {
      upTo,
      hasBegun: false,
      answer: work(() => {
        mine.hasBegun = true
        return mine.upTo
      }).finally(() => asked.get(key) === mine && asked.delete(key)),
    }
    asked.set(key, mine)
    return mine.answer
  }
}
