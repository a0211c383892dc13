import { z } from 'zod'
import { formOfOrder } from '../../orders/form-of-order.ts'
import { resultsDue } from '../../orders/open-orders.ts'
import type { OrderForm } from '../../orders/order-form.ts'
import { type Stage, stageOf } from '../../orders/stage.ts'
import type { Order } from '../../records/order.ts'
import { applyChanges, type Change, put } from '../../records/state.ts'
import type { Refusal } from '../../rules/refusals.ts'
import { pointRecordedAs } from '../../story/points.ts'
import type { Asked } from '../define-command.ts'

/** An order by its number in the run. */
export const askedOrder = z.string().regex(/^\d{1,4}$/)

interface Found {
  readonly order: Order
  readonly form: OrderForm
  readonly stage: Exclude<Stage, 'closed'>
}

type Told = Pick<Asked<unknown>, 'state' | 'content'>

/** The order that a command names, while it is open; else why there is nothing to do about it. */
export function findOrder(told: Told, id: string): Found | { readonly refusal: Refusal } {
  const order = told.state.records.Order[id]
  if (!order) return { refusal: { code: 'no-order' } }
  if (order.closed) return { refusal: { code: 'order-closed', how: order.closed.how } }
  const form = formOfOrder(told, order)
  const stage = stageOf(order, form)
  return stage === 'closed' ? { refusal: { code: 'no-order' } } : { order, form, stage }
}

/** Closes orders; where nothing is in anybody's hands any more the results follow. */
export function closing({ state, content, now }: Told & { readonly now: number }, docId: string, closed: Change[]) {
  const point = pointRecordedAs(content, docId)
  return point ? [...closed, ...resultsDue(applyChanges(state, closed), content, point, now)] : closed
}

export const putOrder = (id: string, order: Order): Change => put('Order', id, order)
