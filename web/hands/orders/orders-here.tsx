import { Suspense } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { useView } from '../../base/live/surroundings.ts'
import { lazyPart } from '../../base/parts/lazy-part.tsx'

/** Only at the bedside, and only in runs that have orders. */
const OrderCards = lazyPart(() => import('./order-cards.tsx').then((module) => module.OrderCards))

/** What is called and carried out: on every page of a decision point, above its screen; who waits for it may guess meanwhile. */
export function OrdersHere({ role, inset = '' }: { role: RoleId; inset?: string }) {
  const hasOrders = useView(({ orders }) => orders !== null)
  if (!hasOrders) return null
  return (
    <Suspense>
      <div className={`empty:hidden ${inset}`}>
        <OrderCards role={role} />
      </div>
    </Suspense>
  )
}
