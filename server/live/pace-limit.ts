import { createBudgets } from '../turns/budgets.ts'

const COMMANDS = { perSecond: 20, burst: 60 }

/** Whether somebody may ask for something now. */
export type PaceLimit = (uid: string) => boolean

/** What each person may ask of this node, over all their connections: people never notice it, floods do. */
export function createPaceLimit(clock?: () => number): PaceLimit {
  const budgets = createBudgets(COMMANDS, clock)
  return (uid) => budgets.take(uid) !== null
}
