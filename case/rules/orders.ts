import { CASE_ID } from '../records/collections.ts'
import type { Order } from '../records/order.ts'
import { byOutcome } from '../records/remember.ts'
import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'

/** Whether what is decided is called, read back and done with hands in this run. */
export const hasOrders = ({ records }: CaseState): boolean => records.OrderSetting[CASE_ID] !== undefined

interface Numbered {
  readonly id: string
  readonly order: Order
}

/** All of a run, in their order. */
export const ordersOf = ({ records }: CaseState): readonly Numbered[] =>
  Object.entries(records.Order).map(([id, order]) => ({ id, order }))

export const openOrdersAt = (state: CaseState, docId: string): readonly Numbered[] =>
  ordersOf(state).filter(({ order }) => order.docId === docId && order.closed === null)

/** Whether something is still called or done at a point: its results wait for it. */
export const isInHands = byOutcome((state, docId): boolean => openOrdersAt(state, docId).length > 0)

/** Whose hands have something to do, or ears: nobody of them waits. */
export const hasOrderOf = (state: CaseState, roleId: RoleId): boolean =>
  ordersOf(state).some(({ order }) => order.closed === null && (order.takenAt === null ? order.roleId : 0) === roleId)

/** Who looks at a point whose orders are open: who called them, or those who carry them out. Without: all that is so. */
export type Eyes = 'provider' | 'advisers'

interface Hidden {
  /** Options whose effect is not to be seen yet. */
  readonly provider: readonly string[]
  readonly advisers: readonly string[]
}

const nothingHidden: Hidden = { provider: [], advisers: [] }

/** What of the decided options of a point is not there to be seen: hands have not done it yet. With the results all is. */
const hiddenAt = byOutcome((state, docId): Hidden => {
  if (!hasOrders(state) || state.records.PointProgress[docId]?.resultsAt != null) return nothingHidden
  const standing = ordersOf(state).filter(({ order }) => order.docId === docId && order.closed?.how !== 'called-anew')
  const where = (isHidden: (order: Order) => boolean) =>
    standing.filter(({ order }) => isHidden(order)).map(({ order }) => order.option)
  return {
    provider: where(({ closed }) => closed === null || closed.how === 'cancelled'),
    advisers: where(({ closed }) => closed === null),
  }
})

export const hiddenFrom = (state: CaseState, docId: string, eyes: Eyes | undefined): readonly string[] =>
  eyes === undefined ? [] : hiddenAt(state, docId)[eyes]
