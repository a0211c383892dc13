interface Inside {
  count: number
  readonly waiting: (() => void)[]
}

/** Of each so much is done at once; the rest waits, the first to come first. */
export function createAtOnce() {
  const all = new Map<string, Inside>()

  return {
    /** When it may begin. Who begins says when it is over. */
    async begin(who: string, most: number): Promise<void> {
      const inside = all.get(who) ?? { count: 0, waiting: [] }
      all.set(who, inside)
      if (inside.count < most) inside.count += 1
      else await new Promise<void>((resolve) => inside.waiting.push(resolve))
    },
    end(who: string): void {
      const inside = all.get(who)
      if (!inside) return
      const next = inside.waiting.shift()
      // Its place goes to the next.
      if (next) next()
      else inside.count -= 1
      if (inside.count === 0) all.delete(who)
    },
  }
}
