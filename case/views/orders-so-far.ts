import type { Order } from '../records/order.ts'
import { ordersOf } from '../rules/orders.ts'
import type { SeatInCase } from '../rules/places.ts'

export interface OrdersSoFar {
  readonly readBack: number
  readonly reported: number
  readonly again: number
  readonly stopped: number
}

export function countSoFar({ state, roleId }: SeatInCase): OrdersSoFar {
  const all = ordersOf(state).map(({ order }) => order)
  const own = all.filter((order) => order.roleId === roleId)
  const count = (orders: readonly Order[], isIt: (order: Order) => boolean) => orders.filter(isIt).length
  return {
    readBack: count(own, ({ heard }) => heard.some(({ said }) => said !== null)),
    reported: count(own, ({ closed }) => closed?.how === 'reported'),
    again: count(own, ({ agains }) => agains.length > 0),
    stopped: count(all, ({ heard }) => heard.some(({ stoppedAt }) => stoppedAt !== null)),
  }
}
