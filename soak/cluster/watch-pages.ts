import type { Trainee } from '../trainee.ts'

const LOOK_MS = 20

/** Notes for how long at most a page was without a connection. */
export function watchPages(pages: readonly Trainee[]) {
  const lostAt = new Map<Trainee, number>()
  let longestMs = 0
  const timer = setInterval(() => {
    const now = performance.now()
    for (const page of pages) {
      if (page.version >= 0) lostAt.delete(page)
      else {
        const since = lostAt.get(page) ?? now
        lostAt.set(page, since)
        longestMs = Math.max(longestMs, now - since)
      }
    }
  }, LOOK_MS)

  return {
    /** The longest since this was last asked. */
    takeLongestMs(): number {
      const longest = longestMs
      longestMs = 0
      return Math.round(longest)
    },
    close: () => clearInterval(timer),
  }
}
