import type { LogEntry } from '../records/log.ts'
import { RN, RT } from '../records/roles.ts'
import { applyChanges, type CaseState, emptyState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { pointsOf } from '../story/points.ts'
import { viewOrders } from '../views/orders.ts'

type Hands = typeof RT | typeof RN

/** How long RT and RN had ears or hands on orders, by point, and how long the whole run took: ms, from its log alone. */
export interface BusyHands {
  readonly wholeMs: number
  readonly points: readonly { readonly slug: string; readonly busyMs: { readonly [role in Hands]: number } }[]
}

export function busyHandsIn(log: readonly LogEntry[], content: CaseContent): BusyHands {
  const points = pointsOf(content).map(({ slug, docId }) => ({ slug, docId, busyMs: { [RT]: 0, [RN]: 0 } }))
  let state = emptyState
  for (const [place, entry] of log.entries()) {
    const changes = entry.changes.map(({ change }) => change)
    state = { ...applyChanges(state, changes), run: entry.run, version: entry.version }
    const ms = (log[place + 1]?.at ?? entry.at) - entry.at
    const open = points.findLast(({ docId }) => state.records.PointProgress[docId]?.openedAt != null)
    if (ms > 0 && open) for (const role of [RT, RN] as const) if (isBusy(state, content, role)) open.busyMs[role] += ms
  }
  const wholeMs = (log.at(-1)?.at ?? 0) - (log[0]?.at ?? 0)
  return { wholeMs, points: points.map(({ slug, busyMs }) => ({ slug, busyMs })) }
}

/** Something is to be heard, done, shown, looked at or reported by this role. */
function isBusy(state: CaseState, content: CaseContent, roleId: Hands): boolean {
  const orders = viewOrders({ state, content, roleId })
  if (!orders) return false
  const isOwn = ({ stage, isOwn, due, report }: (typeof orders.own)[number]) =>
    due !== null || report !== null || (stage === 'called' && isOwn)
  return orders.checks.length > 0 || orders.own.some(isOwn)
}
