import type { Order } from '../records/order.ts'
import { openOrdersAt } from '../rules/orders.ts'
import type { CaseAndStory } from '../rules/places.ts'
import type { OrderStep } from '../story/orders.ts'
import type { OrderForm } from './order-form.ts'

/** What has to be reported, or done by a colleague of the same order, before a step is done; null: it is its turn. */
export function waitsFor(
  { state }: CaseAndStory,
  { order, form }: { readonly order: Order; readonly form: OrderForm },
  due: OrderStep,
): 'order' | 'step' | null {
  const open = openOrdersAt(state, order.docId).map((one) => one.order)
  if (open.some(({ option }) => form.opening.after?.includes(option))) return 'order'
  const isBefore = ({ option, part, steps }: Order) =>
    option === order.option &&
    form.parts[part]?.steps.some(({ slug }) => slug === due.after) &&
    steps.every(({ step }) => step !== due.after)
  return open.some(isBefore) ? 'step' : null
}
