const FIRST_TOLD_AFTER = 0.05

/**
 * How far something is that has so many parts, in words.
 * @param {number} total
 * @param {() => number} [now]
 */
export function createProgress(total, now = Date.now) {
  const begun = now()
  let done = 0
  return {
    /** One more is done. */
    step() {
      done += 1
      const share = done / total
      const leftMs = ((now() - begun) / done) * (total - done)
      const left = share < FIRST_TOLD_AFTER || done === total ? '' : `, ${aboutText(leftMs)} left`
      return `${done} of ${total}${left}`
    },
  }
}

/**
 * A time that is guessed, not measured.
 * @param {number} ms
 */
export const aboutText = (ms) => (ms < 90_000 ? `about ${tens(ms / 1000)} s` : `about ${Math.round(ms / 60_000)} min`)

/** @param {number} seconds */
const tens = (seconds) => Math.max(10, Math.ceil(seconds / 10) * 10)
