import type { Order } from '../records/order.ts'
import { isNear } from '../rules/step-answers.ts'
import type { CaseContent } from '../story/content.ts'
import type { OrderStep } from '../story/orders.ts'
import { amountAt, type OrderForm, rightOf } from './order-form.ts'
import { heardNow, wrongFields } from './stage.ts'

interface Answer {
  readonly choice?: string | undefined
  readonly value?: number | undefined
}

/** What an answer at a step is worth; null: it is none. */
export function judgeOrderStep(
  step: OrderStep,
  { choice, value }: Answer,
  reading: OrderForm['reading'],
): 'right' | { readonly hint: string } | null {
  if (step.kind === 'do' || step.kind === 'check') return 'right'
  if (step.kind === 'choose') {
    const option = step.options.find(({ slug }) => slug === choice)
    if (!option) return null
    return option.slug === rightOf(step, reading) ? 'right' : { hint: option.hint ?? '' }
  }
  if (value === undefined) return null
  if (isNear(value, amountAt(step.right, reading), step.tolerance)) return 'right'
  const mistake = step.wrong.find(({ is }) => isNear(value, amountAt(is, reading), step.tolerance))
  return { hint: mistake?.hint ?? step.hint }
}

/** What stops a wrong order that was confirmed, before it reaches her; null: it is right. */
export function stoppedBy(order: Order, form: OrderForm, { orders }: CaseContent): string | null {
  const heard = heardNow(order)
  const [wrong] = wrongFields(heard, form)
  const field = form.fields.find((one) => one.field.slug === wrong)?.field
  if (!field || order.takenAt !== null) return null
  const said = heard?.said?.[field.slug]
  const isOver = field.kind === 'number' && field.limit && typeof said === 'number' && said > field.limit.over
  const stop = isOver ? field.limit?.stop : field.stop
  return orders?.stops.find(({ slug }) => slug === stop)?.says ?? null
}
