import type { Order } from '../records/order.ts'
import { type CaseState, type Change, put } from '../records/state.ts'
import { bedsideHistory } from '../rules/bedside.ts'
import { hasOrders, isInHands, ordersOf } from '../rules/orders.ts'
import { isAllDecided, openPointOf, openResults } from '../rules/points.ts'
import type { CaseContent } from '../story/content.ts'
import type { StoryPoint } from '../story/points.ts'
import { vitalsRecord } from '../views/bedside/monitor.ts'
import { openingOf } from './order-form.ts'

/** What each decided option has for hands: an order for each pair that its card names. `state` is after the decision. */
export function openOrders(
  state: CaseState,
  content: CaseContent,
  point: StoryPoint,
  { options, now }: { readonly options: readonly string[]; readonly now: number },
): Change[] {
  if (!hasOrders(state)) return []
  const history = bedsideHistory(state, content).at(-1)
  if (!history) throw new Error('an open point has a history')
  const { opening, chosen } = history
  const decided = { point, opening, chosen, vitals: vitalsRecord(state) }
  const begun = options.flatMap((option) => {
    const found = openingOf(content, option, decided)
    const card = content.orders?.cards.find(({ slug }) => slug === found?.card)
    return (card?.parts ?? []).map(({ roleId }, part) =>
      freshOrder({ docId: point.docId, option, part, roleId, decidedAt: now }, now),
    )
  })
  const next = ordersOf(state).length + 1
  return begun.map((order, index) => put('Order', String(next + index), order))
}

/** Not called yet. */
export const freshOrder = (
  of: Pick<Order, 'docId' | 'option' | 'part' | 'roleId' | 'decidedAt'>,
  now: number,
): Order => ({
  ...of,
  openedAt: now,
  calls: [],
  agains: [],
  heard: [],
  questions: [],
  steps: [],
  tries: [],
  checkAskedAt: null,
  takenAt: null,
  closed: null,
})

/** The results, where a point is decided, its pages are turned and nothing is in anybody's hands any more. */
export function resultsDue(state: CaseState, content: CaseContent, point: StoryPoint, now: number): Change[] {
  const open = openPointOf(state, point)
  if (!open || open.progress.showing !== null || !isAllDecided(open) || isInHands(state, point.docId)) return []
  return openResults(state, content, point, now)
}
