const COMMANDS_PER_SECOND = 20
const BURST = 60
/** So many people may be remembered before those are forgotten who have asked nothing for a while. */
const MANY = 1000

/** Whether somebody may ask for something now. */
export type PaceLimit = (uid: string) => boolean

/** What each person may ask of this node, over all their connections: people never notice it, floods do. */
export function createPaceLimit(clock: () => number = () => performance.now()): PaceLimit {
  const buckets = new Map<string, { left: number; at: number }>()

  const leftOf = ({ left, at }: { left: number; at: number }, now: number) =>
    Math.min(BURST, left + ((now - at) / 1000) * COMMANDS_PER_SECOND)

  function forgetIdle(now: number): void {
    for (const [uid, bucket] of buckets) if (leftOf(bucket, now) === BURST) buckets.delete(uid)
  }

  return function isWithinPace(uid: string): boolean {
    const now = clock()
    if (buckets.size > MANY) forgetIdle(now)
    const bucket = buckets.get(uid)
    const left = bucket ? leftOf(bucket, now) : BURST
    const isWithin = left >= 1
    buckets.set(uid, { left: isWithin ? left - 1 : left, at: now })
    return isWithin
  }
}
