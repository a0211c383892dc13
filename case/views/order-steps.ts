import { judgeOrderStep, toldTo } from '../orders/judge-step.ts'
import { amountAt, type OrderForm, rightOf } from '../orders/order-form.ts'
import { dueStep, handsOf, type Stage } from '../orders/stage.ts'
import type { Order } from '../records/order.ts'
import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import type { OrderStep } from '../story/orders.ts'
import { resolveText } from '../story/resolve-text.ts'

export interface StepView {
  readonly slug: string
  readonly kind: OrderStep['kind']
  readonly label: string
  readonly unit: string
  readonly options: readonly { readonly slug: string; readonly name: string }[]
  /** Where it is set: `machine` by its name in the story; null on a pump. */
  readonly on: { readonly kind: 'machine' | 'pump'; readonly name: string; readonly machine: string | null } | null
}

export interface WrongAnswer {
  readonly answer: string
  readonly hint: string
  readonly tries: number
}

export interface DoneStep {
  readonly label: string
  readonly reading: string | null
}

/** An order with all that is known of it. */
export interface Told {
  readonly id: string
  readonly order: Order
  readonly form: OrderForm
  readonly stage: Stage
}

export const doneSteps = ({ order, form }: Told): readonly DoneStep[] =>
  form.steps.slice(0, order.steps.length).map((step) => ({ label: step.label, reading: readingAt(step, form) }))

function readingAt(step: OrderStep, { reading }: OrderForm): string | null {
  if (step.kind === 'check') return null
  if (step.reading) return resolveText(step.reading, reading.facts, reading.words)
  if (step.kind === 'number') return `${amountAt(step.right, reading)} ${step.unit}`.trim()
  if (step.kind === 'choose') return step.options.find(({ slug }) => slug === rightOf(step, reading))?.name ?? null
  return null
}

export function viewStep(content: CaseContent, step: OrderStep): StepView {
  const on = step.kind === 'number' ? step.on : undefined
  return {
    slug: step.slug,
    kind: step.kind,
    label: step.label,
    unit: step.kind === 'number' ? step.unit : '',
    options: step.kind === 'choose' ? step.options.map(({ slug, name }) => ({ slug, name })) : [],
    on: !on
      ? null
      : 'pump' in on
        ? { kind: 'pump', name: on.pump, machine: null }
        : { kind: 'machine', name: content.machines[on.machine]?.name ?? on.machine, machine: on.machine },
  }
}

/** To the newest answer at the step that is due, if that was not right. */
export function viewWrong(state: CaseState, { order, form }: Told, due: OrderStep): WrongAnswer | null {
  const tries = order.tries.filter(({ step }) => step === due.slug)
  const last = tries.at(-1)
  if (!last) return null
  if (due.kind === 'check')
    return { answer: '', hint: 'Your colleague says that it does not fit. Look again.', tries: tries.length }
  const given = typeof last.answer === 'number' ? { value: last.answer } : { choice: last.answer }
  const verdict = judgeOrderStep(due, given, form.reading)
  const name = due.kind === 'choose' ? due.options.find(({ slug }) => slug === last.answer)?.name : undefined
  const unit = due.kind === 'number' ? ` ${due.unit}` : ''
  const hint = toldTo(state, 'hint', verdict && verdict !== 'right' ? verdict.hint : '')
  return { answer: name ?? `${last.answer}${unit}`.trim(), hint, tries: tries.length }
}

export interface AskedCheck {
  readonly id: string
  readonly roleId: RoleId
  readonly made: string
}

export function viewCheck({ id, order, form }: Told, roleId: RoleId): readonly AskedCheck[] {
  const due = dueStep(order, form)
  if (due?.kind !== 'check' || order.checkAskedAt === null) return []
  const hands = handsOf(order, due)
  return hands === roleId
    ? []
    : [{ id, roleId: hands, made: resolveText(due.made, form.reading.facts, form.reading.words) }]
}
