import { z } from 'zod'
import { judgeOrderStep, stopOf, toldTo } from '../../orders/judge-step.ts'
import { dueStep, handsOf, heardNow, reporterOf } from '../../orders/stage.ts'
import { waitsFor } from '../../orders/waits-for.ts'
import { MOST_IN_ORDER, type Order } from '../../records/order.ts'
import { type RoleId, roleIds } from '../../records/roles.ts'
import { slug } from '../../story/shape.ts'
import { accept, acceptAsWrong, defineCommand, refuse } from '../define-command.ts'
import { askedOrder, closing, findOrder, putOrder } from './asked-order.ts'

/** The next step of an order, by the hands whose it is. A wrong answer is kept and shows its hint; a wrong order that was confirmed goes on until something stops it. */
export const workOrder = defineCommand({
  kind: 'work-order',
  allowed: roleIds,
  input: { order: askedOrder, step: slug, choice: slug.optional(), value: z.number().min(-1e6).max(1e6).optional() },
  decide({ state, actor: { roleId }, input, now, content }) {
    const found = findOrder({ state, content }, input.order)
    if ('refusal' in found) return refuse(found.refusal)
    const { order, form, stage } = found
    const due = dueStep(order, form)
    if (stage !== 'doing' || !due || roleId === null) return refuse({ code: 'order-not-now' })
    if (due.slug !== input.step) return refuse({ code: 'step-done' })
    const hands = handsOf(order, due)
    if (hands !== roleId) return refuse({ code: 'not-your-role', needs: [hands] })
    if (waitsFor({ state, content }, { order, form }, due)) return refuse({ code: 'order-waits' })
    const put = (changed: Partial<Order>) => putOrder(input.order, { ...order, ...changed })

    const stop = stopOf(order, form, content)
    const last = heardNow(order)
    if (stop !== null && last && order.steps.length >= stop.place) {
      return acceptAsWrong(
        { code: 'order-stopped', says: toldTo(state, 'stop', stop.says) },
        put({ heard: order.heard.with(-1, { ...last, stoppedAt: now }), steps: [] }),
      )
    }
    if (due.kind === 'check' && order.takenAt === null) {
      return order.checkAskedAt === null ? accept(put({ checkAskedAt: now })) : refuse({ code: 'already-so' })
    }
    const verdict = judgeOrderStep(due, input, form.reading)
    if (verdict === null) return refuse({ code: 'unknown-option' })
    if (verdict === 'right') return accept(put({ steps: [...order.steps, { step: due.slug, roleId, at: now }] }))
    const answer = input.choice ?? input.value ?? ''
    const wrong = { code: 'wrong-step', hint: toldTo(state, 'hint', verdict.hint) } as const
    if (order.tries.length >= MOST_IN_ORDER) return refuse(wrong)
    return acceptAsWrong(wrong, put({ tries: [...order.tries, { step: due.slug, roleId, at: now, answer }] }))
  },
})

/** A colleague looks at a drug that is not to go wrong: it fits, or whoever made it looks at it again. */
export const checkOrder = defineCommand({
  kind: 'check-order',
  allowed: roleIds,
  input: { order: askedOrder, fits: z.boolean() },
  decide({ state, actor: { roleId }, input, now, content }) {
    const found = findOrder({ state, content }, input.order)
    if ('refusal' in found) return refuse(found.refusal)
    const { order, form } = found
    const due = dueStep(order, form)
    if (due?.kind !== 'check' || order.checkAskedAt === null || roleId === null)
      return refuse({ code: 'check-not-asked' })
    if (roleId === handsOf(order, due)) return refuse({ code: 'not-your-role', needs: others(roleId) })
    const step = { step: due.slug, roleId, at: now }
    if (input.fits)
      return accept(putOrder(input.order, { ...order, checkAskedAt: null, steps: [...order.steps, step] }))
    const tries = order.tries.slice(0, MOST_IN_ORDER - 1)
    return accept(
      putOrder(input.order, { ...order, checkAskedAt: null, tries: [...tries, { ...step, answer: 'does-not-fit' }] }),
    )
  },
})

const others = (roleId: RoleId): readonly RoleId[] => roleIds.filter((one) => one !== roleId)

/** It is done, and said aloud: from now on it is there to be seen. */
export const reportOrder = defineCommand({
  kind: 'report-order',
  allowed: roleIds,
  input: { order: askedOrder },
  decide({ state, actor: { roleId }, input, now, content }) {
    const found = findOrder({ state, content }, input.order)
    if ('refusal' in found) return refuse(found.refusal)
    const { order, stage } = found
    const reporter = reporterOf(order)
    if (roleId !== reporter) return refuse({ code: 'not-your-role', needs: [reporter] })
    if (stage !== 'done') return refuse({ code: 'order-not-now' })
    const closed = putOrder(input.order, { ...order, closed: { at: now, roleId: reporter, how: 'reported' } })
    return accept(...closing({ state, content, now }, order.docId, [closed]))
  },
})
