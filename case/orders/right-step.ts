import type { CaseAndStory } from '../rules/places.ts'
import { formOfOrder } from './form-of-order.ts'
import { amountAt, rightOf } from './order-form.ts'
import { dueStep } from './stage.ts'

/** What is right at the step of an order that is due; null: none is. */
export function rightStep(told: CaseAndStory, id: string): { choice?: string; value?: number } | null {
  const order = told.state.records.Order[id]
  if (!order || order.closed) return null
  const form = formOfOrder(told, order)
  const step = dueStep(order, form)
  if (step?.kind === 'choose') return { choice: rightOf(step, form.reading) }
  return step?.kind === 'number' ? { value: amountAt(step.right, form.reading) } : step && {}
}
