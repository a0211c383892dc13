import type { Order } from '../records/order.ts'
import { PROVIDER, type RoleId } from '../records/roles.ts'
import type { OrderStep } from '../story/orders.ts'
import type { OrderForm } from './order-form.ts'

/**
 * How far an order is: decided, and nobody was told; called; read back, and not confirmed; stopped, because what was confirmed
 * was wrong; in somebody's hands; done, and not reported; over.
 */
export type Stage = 'decided' | 'called' | 'read-back' | 'stopped' | 'doing' | 'done' | 'closed'

export function stageOf(order: Order, form: OrderForm): Stage {
  if (order.closed) return 'closed'
  const isDone = dueStep(order, form) === null
  if (order.takenAt !== null) return isDone ? 'done' : 'doing'
  if (order.calls.length === 0) return 'decided'
  const last = heardNow(order)
  if (!last) return 'called'
  if (last.stoppedAt !== null) return 'stopped'
  if (form.isReadBack && last.confirmedAt === null) return 'read-back'
  return isDone ? 'done' : 'doing'
}

/** What was heard of the newest call. */
export function heardNow({ calls, heard }: Order): Order['heard'][number] | null {
  const last = heard.at(-1)
  return last && last.call === calls.length ? last : null
}

/** Somebody has asked to hear the newest call again. */
export const isAskedAgain = ({ calls, agains }: Order): boolean => agains.at(-1)?.call === calls.length

export const openQuestion = ({ questions }: Order): Order['questions'][number] | null => {
  const last = questions.at(-1)
  return last && last.answeredAt === null ? last : null
}

/** The step whose turn it is; null: all are done. */
export const dueStep = ({ steps }: Order, form: OrderForm): OrderStep | null => form.steps[steps.length] ?? null

/** Whose hands do a step. What the Provider has taken over, the Provider does. */
export const handsOf = ({ takenAt, roleId }: Order, { by }: OrderStep): RoleId =>
  takenAt === null ? (by ?? roleId) : PROVIDER

/** Who reports it. */
export const reporterOf = ({ takenAt, roleId }: Order): RoleId => (takenAt === null ? roleId : PROVIDER)

/** Which fields of what was read back are not as ordered. */
export const wrongFields = (heard: Order['heard'][number] | null, { fields }: OrderForm): readonly string[] =>
  heard?.said == null
    ? []
    : fields.filter(({ field, right }) => heard.said?.[field.slug] !== right).map(({ field }) => field.slug)
