interface Waiting {
  readonly goIn: () => void
}

/** Nothing has come of those inside for so long that who waits is refused. */
export class Stuck extends Error {}

/**
 * So many are inside at once, and the others wait in line: however long it takes, as long as those inside come to an end. Only
 * where for a while nothing has come of any of them is refused who has waited that long.
 */
export function createWaitingLine({
  places,
  patienceMs,
  clock = () => performance.now(),
}: {
  places: number
  patienceMs: number
  clock?: () => number
}) {
  const waiting = new Set<Waiting>()
  let inside = 0
  let succeededAt = Number.NEGATIVE_INFINITY

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const leftMs = succeededAt + patienceMs - clock()
        if (leftMs > 0) {
          timer = setTimeout(look, leftMs)
          return
        }
        waiting.delete(one)
        reject(new Stuck('timeout: nothing was answered while others waited'))
      }
      let timer = setTimeout(look, patienceMs)
      const one = {
        goIn() {
          clearTimeout(timer)
          resolve()
        },
      }
      waiting.add(one)
    })
  }

  return {
    get length(): number {
      return waiting.size
    },
    async enter(): Promise<void> {
      if (inside >= places) return wait()
      inside += 1
    },
    /** Whoever went in is out again, and has had what they went in for, or not. */
    leave({ hasSucceeded }: { hasSucceeded: boolean }): void {
      if (hasSucceeded) succeededAt = clock()
      const [next] = waiting
      // Its place goes to the next.
      if (next) {
        waiting.delete(next)
        next.goIn()
      } else inside -= 1
    },
  }
}
