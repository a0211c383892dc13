import { formOfOrder } from '../orders/form-of-order.ts'
import { fieldInWords } from '../orders/in-words.ts'
import { rightStep } from '../orders/right-step.ts'
import { dueStep, handsOf, stageOf } from '../orders/stage.ts'
import { waitsFor } from '../orders/waits-for.ts'
import type { Order } from '../records/order.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import { ordersOf } from '../rules/orders.ts'
import type { Walk } from './walk.ts'

/** For tests: every open order is called, read back right, confirmed, done and reported. */
export function carryOut(walk: Walk): void {
  for (;;) {
    const open = ordersOf(walk.state).filter(({ order }) => order.closed === null)
    if (open.length === 0) return
    const moved = open.map(({ id }) => carryOn(walk, id))
    if (!moved.includes(true)) throw new Error('no order goes on')
  }
}

/** As far as an order goes by itself; false: it waits for another. */
function carryOn(walk: Walk, id: string): boolean {
  const { content } = walk
  for (let count = 0; ; count++) {
    const order = walk.state.records.Order[id]
    if (!order || order.closed) return true
    const form = formOfOrder(walk, order)
    const stage = stageOf(order, form)
    const due = stage === 'doing' ? dueStep(order, form) : null
    if (due && waitsFor(walk, { order, form }, due)) return count > 0
    if (stage === 'decided') walk.do(PROVIDER, { kind: 'call-order', order: id, isWritten: false })
    else if (stage === 'called') walk.do(order.roleId, { kind: 'hear-order', order: id, said: rightWords(walk, order) })
    else if (stage === 'read-back') {
      walk.wait(2000)
      walk.do(PROVIDER, { kind: 'confirm-order', order: id })
    } else if (stage === 'done') walk.do(order.roleId, { kind: 'report-order', order: id })
    else {
      if (!due) throw new Error(`order ${id} has no step`)
      const hands = handsOf(order, due)
      walk.wait(5000)
      walk.do(hands, {
        kind: 'work-order',
        order: id,
        step: due.slug,
        ...rightStep({ state: walk.state, content }, id),
      })
      if (due.kind === 'check') walk.do(hands === RN ? RT : RN, { kind: 'check-order', order: id, fits: true })
    }
  }
}

/** What was confirmed wrong is done until something stops it. */
export function untilStopped(walk: Walk, id: string): void {
  for (;;) {
    const order = walk.state.records.Order[id]
    const due = order && dueStep(order, formOfOrder(walk, order))
    if (!order || !due) throw new Error(`nothing stops order ${id}`)
    const hands = handsOf(order, due)
    const right = rightStep({ state: walk.state, content: walk.content }, id)
    walk.refusal(hands, { kind: 'work-order', order: id, step: due.slug, ...right })
    if (walk.state.records.Order[id]?.heard.at(-1)?.stoppedAt != null) return
    if (due.kind === 'check') walk.do(hands === RN ? RT : RN, { kind: 'check-order', order: id, fits: true })
  }
}

/** What somebody would read back who heard it right. */
export function rightWords(walk: Pick<Walk, 'state' | 'content'>, order: Order): { [field: string]: string } {
  const { fields } = formOfOrder(walk, order)
  return Object.fromEntries(fields.map((one) => [one.field.slug, fieldInWords(walk.content, one, one.right)]))
}
