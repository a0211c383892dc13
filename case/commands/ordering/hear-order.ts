import { z } from 'zod'
import type { FieldForm } from '../../orders/order-form.ts'
import { isAskedAgain } from '../../orders/stage.ts'
import { MOST_IN_ORDER, questionReason, type ReadBack } from '../../records/order.ts'
import { RN, RT } from '../../records/roles.ts'
import { LONGEST_READ_BACK } from '../../rules/readable-text.ts'
import type { OrderField, Orders } from '../../story/orders.ts'
import { slug } from '../../story/shape.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'
import { askedOrder, findOrder, putOrder } from './asked-order.ts'

/** What was read back, or the field that has to be asked again, and why. */
type Understood =
  | { readonly said: ReadBack }
  | { readonly field: string; readonly problem: 'missing' | 'unclear' | 'absurd' | 'unit' | 'no-name' }

/** Reads what people type as they say it: commas, spaces, other units; a name by its letters. */
function understood(
  fields: readonly FieldForm[],
  typed: { readonly [slug: string]: string },
  names: Orders['names'],
): Understood {
  const said: { [slug: string]: string | number } = {}
  for (const { field } of fields) {
    const text = (typed[field.slug] ?? '').trim()
    if (text === '') return { field: field.label, problem: 'missing' }
    const value = field.kind === 'name' ? nameIn(text, names) : numberIn(text, field)
    if (typeof value === 'object') return { field: field.label, ...value }
    said[field.slug] = value
  }
  return { said }
}

type Problem = { readonly problem: Exclude<Extract<Understood, { field: string }>['problem'], 'missing'> }

function nameIn(text: string, names: Orders['names']): string | Problem {
  const letters = plain(text)
  const found = names.find(({ slug, name }) => slug === text || plain(name) === letters)
  return found ? found.slug : { problem: 'no-name' }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.-]+/g, ' ')
    .trim()

/** As a unit is meant: 5 mcg / kg / min, 5 µg/kg/min. */
const unitIn = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[µμ]g|ug/g, 'mcg')
    .replaceAll(/[\s.]+/g, '')

const NUMBER = /^(?<digits>[-+]?[.,]?\d[\d\s.,']*)(?<unit>.*)$/
const QUARTER = /^a? ?quarter\b/i

function numberIn(text: string, field: Extract<OrderField, { kind: 'number' }>): number | Problem {
  const { digits = '', unit = '' } = NUMBER.exec(text.replace(QUARTER, '0.25 '))?.groups ?? {}
  const value = readDigits(digits)
  if (value === null) return { problem: 'unclear' }
  const said = unitIn(unit)
  const isOwn = said === '' || said === unitIn(field.unit)
  const factor = isOwn ? 1 : field.units?.find((one) => unitIn(one.unit) === said)?.factor
  if (factor === undefined) return { problem: 'unit' }
  // 0.6 * 1000 / 60 is 10, whatever binary fractions say.
  const meant = Number((value * factor).toPrecision(12))
  return meant < field.from || meant > field.to ? { problem: 'absurd' } : meant
}

/** 1,600 is a thousand; 0,05, 0,050 and .05 are less than one; 1.600,5 is no number. */
function readDigits(digits: string): number | null {
  const close = digits.replaceAll(/[\s']/g, '')
  const isThousands = /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(close)
  const text = isThousands ? close.replaceAll(',', '') : close.replace(',', '.')
  return /^[-+]?(\d+(\.\d+)?\.?|\.\d+)$/.test(text) ? Number(text) : null
}

/** Who receives an order says back what was heard; of most orders only that they heard it and do it. */
export const hearOrder = defineCommand({
  kind: 'hear-order',
  allowed: [RT, RN],
  input: { order: askedOrder, said: z.record(slug, z.string().max(LONGEST_READ_BACK)).optional() },
  decide({ state, actor, input, now, content }) {
    const found = findOrder({ state, content }, input.order)
    if ('refusal' in found) return refuse(found.refusal)
    const { order, form, stage } = found
    if (order.roleId !== actor.roleId) return refuse({ code: 'not-your-role', needs: [order.roleId] })
    if (stage === 'decided' || stage === 'stopped') return refuse({ code: 'order-not-called' })
    if (stage !== 'called') return refuse({ code: 'order-not-now' })
    if (order.heard.length >= MOST_IN_ORDER) return refuse({ code: 'too-many' })
    const heard = { at: now, call: order.calls.length, confirmedAt: null, stoppedAt: null }
    if (!form.isReadBack) {
      return accept(putOrder(input.order, { ...order, heard: [...order.heard, { ...heard, said: null }] }))
    }
    const read = understood(form.fields, input.said ?? {}, content.orders?.names ?? [])
    if ('problem' in read) return refuse({ code: 'read-back-unclear', ...read })
    return accept(putOrder(input.order, { ...order, heard: [...order.heard, { ...heard, said: read.said }] }))
  },
})

/** Who did not catch it asks to hear it again. */
export const askOrderAgain = defineCommand({
  kind: 'ask-order-again',
  allowed: [RT, RN],
  input: { order: askedOrder },
  decide({ state, actor, input, now, content }) {
    const found = findOrder({ state, content }, input.order)
    if ('refusal' in found) return refuse(found.refusal)
    const { order, stage } = found
    if (order.roleId !== actor.roleId) return refuse({ code: 'not-your-role', needs: [order.roleId] })
    if (stage !== 'called') return refuse({ code: 'order-not-now' })
    if (isAskedAgain(order)) return refuse({ code: 'already-so' })
    if (order.agains.length >= MOST_IN_ORDER) return refuse({ code: 'too-many' })
    return accept(putOrder(input.order, { ...order, agains: [...order.agains, { at: now, call: order.calls.length }] }))
  },
})

/** Whoever doubts an order says so, with one of three reasons, until it is done. */
export const questionOrder = defineCommand({
  kind: 'question-order',
  allowed: [RT, RN],
  input: { order: askedOrder, reason: questionReason },
  decide({ state, actor, input, now, content }) {
    const found = findOrder({ state, content }, input.order)
    if ('refusal' in found) return refuse(found.refusal)
    const { order, stage } = found
    if (order.roleId !== actor.roleId) return refuse({ code: 'not-your-role', needs: [order.roleId] })
    if (stage === 'decided') return refuse({ code: 'order-not-called' })
    if (stage === 'done') return refuse({ code: 'order-not-now' })
    if (order.questions.at(-1)?.answeredAt === null) return refuse({ code: 'already-so' })
    if (order.questions.length >= MOST_IN_ORDER) return refuse({ code: 'too-many' })
    const asked = { at: now, reason: input.reason, answeredAt: null }
    return accept(putOrder(input.order, { ...order, questions: [...order.questions, asked] }))
  },
})
