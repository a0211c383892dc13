import type { Order } from '../records/order.ts'
import type { CaseState } from '../records/state.ts'
import { showsPoints } from '../rules/debriefing.ts'
import { isNear } from '../rules/step-answers.ts'
import type { CaseContent } from '../story/content.ts'
import type { OrderStep } from '../story/orders.ts'
import { amountAt, amountOfWrong, type OrderForm, rightOf } from './order-form.ts'
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
  const right = amountAt(step.right, reading)
  if (isNear(value, right, step.tolerance)) return 'right'
  const mistake = step.wrong.find(({ is }) => isNear(value, amountOfWrong(is, right, reading), step.tolerance))
  return { hint: mistake?.hint ?? step.hint }
}

interface Stop {
  readonly says: string
  /** Of the steps, in which it comes. */
  readonly place: number
}

/** What stops a wrong order that was confirmed, before it reaches her: the first of its wrong fields; null: it is right. */
export function stopOf(order: Order, form: OrderForm, { orders }: CaseContent): Stop | null {
  if (order.takenAt !== null) return null
  const heard = heardNow(order)
  const wrong = wrongFields(heard, form)
  const stops = form.fields.flatMap(({ field }) => {
    if (!wrong.includes(field.slug)) return []
    const said = heard?.said?.[field.slug]
    const isOver = field.kind === 'number' && field.limit && typeof said === 'number' && said > field.limit.over
    const { stop, at } = isOver && field.limit ? field.limit : field
    const says = orders?.stops.find(({ slug }) => slug === stop)?.says ?? ''
    return {
      says,
      place: Math.max(
        0,
        form.steps.findIndex(({ slug }) => slug === at),
      ),
    }
  })
  return stops.toSorted((one, other) => one.place - other.place)[0] ?? null
}

/** What is said of a wrong answer, and of a wrong order that is stopped, where the team is not to know yet what was right. */
const untold = {
  hint: 'It does not go on like this. Look again.',
  stop: 'Somebody asks to hear this order once more.',
} as const

export const toldTo = (state: CaseState, what: keyof typeof untold, says: string): string =>
  showsPoints(state) ? says : untold[what]
