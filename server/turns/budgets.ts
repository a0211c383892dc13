/** So many may be remembered before those are forgotten who have asked nothing for a while. */
const MANY = 1000
const FORGOTTEN_EVERY_MS = 1000

export interface Budget {
  readonly perSecond: number
  /** So much at once, where nothing was asked for a while. */
  readonly burst: number
  /** What is theirs within this time may be waited for. */
  readonly mostWaitMs?: number
}

interface Left {
  readonly left: number
  readonly at: number
}

/** What each of many may ask for: so much a second, and for a moment more. */
export function createBudgets(
  { perSecond, burst, mostWaitMs = 0 }: Budget,
  clock: () => number = () => performance.now(),
) {
  const budgets = new Map<string, Left>()
  let forgottenAt = Number.NEGATIVE_INFINITY

  const leftOf = ({ left, at }: Left, now: number) => Math.min(burst, left + ((now - at) / 1000) * perSecond)

  function forgetIdle(now: number): void {
    if (budgets.size <= MANY || now - forgottenAt < FORGOTTEN_EVERY_MS) return
    forgottenAt = now
    for (const [who, budget] of budgets) if (leftOf(budget, now) === burst) budgets.delete(who)
  }

  return {
    /** Takes what something costs, and says in how many ms it is theirs. Null: that is too long, and nothing was taken. */
    take(who: string, price = 1): number | null {
      const now = clock()
      forgetIdle(now)
      const before = budgets.get(who)
      const left = (before ? leftOf(before, now) : burst) - price
      const waitMs = left < 0 ? (-left * 1000) / perSecond : 0
      if (waitMs > mostWaitMs) return null
      budgets.set(who, { left, at: now })
      return waitMs
    },
  }
}

const COMMANDS = { perSecond: 20, burst: 60 }

/** Whether somebody may ask for something now. */
export type PaceLimit = (uid: string) => boolean

/** What each person may ask of this node, over all their connections: people never notice it, floods do. */
export function createPaceLimit(clock?: () => number): PaceLimit {
  const budgets = createBudgets(COMMANDS, clock)
  return (uid) => budgets.take(uid) !== null
}
