import { z } from 'zod'
import { freshOrder } from '../../orders/open-orders.ts'
import { dueStep, handsOf, openQuestion } from '../../orders/stage.ts'
import { PROVIDER } from '../../records/roles.ts'
import { isStandIn } from '../../records/stand-in.ts'
import { paced } from '../../rules/case-clock.ts'
import { openOrdersAt, ordersOf } from '../../rules/orders.ts'
import { isAllDecided, openPointOf } from '../../rules/points.ts'
import { holderOf, isAway } from '../../rules/seats.ts'
import { askedPoint, pointAsked } from '../deciding/asked-point.ts'
import { type Asked, accept, type Decision, defineCommand, refuse } from '../define-command.ts'
import { askedOrder, closing, findOrder, putOrder } from './asked-order.ts'
import { answered } from './call-order.ts'
import { forProvider } from './for-provider.ts'

/** Long enough to look at what was read back. */
const LOOK_MS = 1000

/** The Provider says that what was read back is so; or, where it was questioned, that it stands. Nothing tells whether it is right. */
export const confirmOrder = defineCommand({
  kind: 'confirm-order',
  allowed: 'calling',
  looksAtPeople: true,
  input: { order: askedOrder },
  decide: (asked) => forProvider(asked, 'confirm-order', confirm),
})

function confirm({ state, input, now, content }: Asked<{ order: string }>): Decision {
  const found = findOrder({ state, content }, input.order)
  if ('refusal' in found) return refuse(found.refusal)
  const { order, stage } = found
  const questions = answered(order, now)
  const last = order.heard.at(-1)
  if (stage !== 'read-back' || !last) {
    return openQuestion(order)
      ? accept(putOrder(input.order, { ...order, questions }))
      : refuse({ code: 'order-not-now' })
  }
  if (now - last.at < paced(state, LOOK_MS)) return refuse({ code: 'look-first' })
  const heard = order.heard.with(-1, { ...last, confirmedAt: now })
  return accept(putOrder(input.order, { ...order, heard, questions }))
}

/** The Provider takes an order back before it is done, or calls it anew from the beginning. */
export const cancelOrder = defineCommand({
  kind: 'cancel-order',
  allowed: [PROVIDER],
  input: { order: askedOrder, isAnew: z.boolean() },
  decide({ state, input, now, content }) {
    const found = findOrder({ state, content }, input.order)
    if ('refusal' in found) return refuse(found.refusal)
    const { order, stage } = found
    if (stage === 'done') return refuse({ code: 'order-not-now' })
    const how = input.isAnew ? 'called-anew' : 'cancelled'
    const closed = putOrder(input.order, { ...order, closed: { at: now, roleId: PROVIDER, how } })
    if (!input.isAnew) return accept(...closing({ state, content, now }, order.docId, [closed]))
    const next = String(ordersOf(state).length + 1)
    return accept(closed, putOrder(next, freshOrder(order, now)))
  },
})

/** The Provider does what a stand-in has, or somebody who is not there: nobody can be stuck with it. */
export const takeOverOrder = defineCommand({
  kind: 'take-over-order',
  allowed: [PROVIDER],
  looksAtPeople: true,
  input: { order: askedOrder },
  decide({ state, input, now, content, people }) {
    const found = findOrder({ state, content }, input.order)
    if ('refusal' in found) return refuse(found.refusal)
    const { order, form } = found
    if (order.takenAt !== null) return refuse({ code: 'already-so' })
    const due = dueStep(order, form)
    const hands = due ? handsOf(order, due) : order.roleId
    const isMissing = [order.roleId, hands].some((role) => {
      const holder = holderOf(state, role)
      return !holder || isStandIn(holder.userId) || isAway(holder, people)
    })
    if (!isMissing) return refuse({ code: 'receiver-there' })
    return accept(
      putOrder(input.order, { ...order, takenAt: now, checkAskedAt: null, questions: answered(order, now) }),
    )
  },
})

/** The Provider goes on to the results although something is not reported: others did it. */
export const goOnWithout = defineCommand({
  kind: 'go-on-without',
  allowed: 'calling',
  looksAtPeople: true,
  at: ['decision-point'],
  input: { point: askedPoint },
  decide: (asked) => forProvider(asked, 'go-on-without', goOn),
})

function goOn({ state, input, now, content }: Asked<{ point: string | number }>): Decision {
  const point = pointAsked(content, input.point)
  const open = point && openPointOf(state, point)
  if (!point || !open) return refuse({ code: 'point-not-open' })
  if (!isAllDecided(open)) return refuse({ code: 'not-done-yet', what: 'results' })
  const orders = openOrdersAt(state, point.docId)
  if (orders.length === 0) return refuse({ code: 'already-so' })
  const closed = orders.map(({ id, order }) =>
    putOrder(id, { ...order, closed: { at: now, roleId: PROVIDER, how: 'gone-on' } }),
  )
  return accept(...closing({ state, content, now }, point.docId, closed))
}
