import { z } from 'zod'
import { CASE_ID } from '../../records/collections.ts'
import { MOST_IN_ORDER, type Order } from '../../records/order.ts'
import { labelOf, PROVIDER } from '../../records/roles.ts'
import { isStandIn } from '../../records/stand-in.ts'
import { append, type CaseState } from '../../records/state.ts'
import { ordersOf } from '../../rules/orders.ts'
import { holderOf } from '../../rules/seats.ts'
import { type Asked, accept, type Decision, defineCommand, refuse } from '../define-command.ts'
import { askedOrder, findOrder, putOrder } from './asked-order.ts'
import { forProvider } from './for-provider.ts'

/** The Provider, or an educator for that seat, has said an order aloud, or sends it in writing; once more where it was not understood or read back wrong. */
export const callOrder = defineCommand({
  kind: 'call-order',
  allowed: 'calling',
  looksAtPeople: true,
  input: { order: askedOrder, isWritten: z.boolean() },
  decide: (asked) => forProvider(asked, 'call-order', call),
})

function call({ state, actor, input, now, content }: Asked<{ order: string; isWritten: boolean }>): Decision {
  const { order: id, isWritten } = input
  const found = findOrder({ state, content }, id)
  if ('refusal' in found) return refuse(found.refusal)
  const { order, form, stage } = found
  if (stage === 'doing' || stage === 'done') return refuse({ code: 'order-not-now' })
  if (order.calls.length >= MOST_IN_ORDER) return refuse({ code: 'too-many' })
  const call = { at: now, by: actor.roleId ?? ('educator' as const), isWritten }
  // One sentence is said to all whose hands it names.
  const others = ordersOf(state).filter((one) => one.id !== id && isSaidWith(one.order, order))
  const called = [{ id, order }, ...others].map((one) =>
    putOrder(one.id, { ...one.order, calls: [...one.order.calls, call], questions: answered(one.order, now) }),
  )
  return accept(...called, ...(isWritten ? [inChat(state, form.says, now)] : []))
}

const isSaidWith = (other: Order, order: Order): boolean =>
  other.docId === order.docId && other.option === order.option && !other.closed && other.calls.length === 0

/** What the Provider says or confirms answers what was questioned. */
export const answered = ({ questions }: Order, now: number): Order['questions'] =>
  questions.map((one) => ({ ...one, answeredAt: one.answeredAt ?? now }))

function inChat(state: CaseState, message: string, now: number) {
  const said = { roleId: PROVIDER, message, user: labelOf(PROVIDER), time: now }
  const isPlayed = isStandIn(holderOf(state, PROVIDER)?.userId ?? '')
  return append('ChatInbox', CASE_ID, 'chat', isPlayed ? { ...said, isStandIn: true } : said)
}
