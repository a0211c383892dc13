const COMMANDS_PER_SECOND = 20
const BURST = 60

/** A bucket of commands for one connection: people never notice it, floods do. */
export function createPaceLimit(clock: () => number = () => performance.now()) {
  let left = BURST
  let at = clock()

  return function isWithinPace(): boolean {
    const now = clock()
    left = Math.min(BURST, left + ((now - at) / 1000) * COMMANDS_PER_SECOND)
    at = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
