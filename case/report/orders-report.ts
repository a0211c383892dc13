import { formOfOrder } from '../orders/form-of-order.ts'
import { fieldInWords, nameOfOrder } from '../orders/in-words.ts'
import { amountOfMistake, type FieldForm, type OrderForm } from '../orders/order-form.ts'
import { wrongFields } from '../orders/stage.ts'
import type { Order, ReadBack } from '../records/order.ts'
import { caseMsBetween } from '../rules/case-clock.ts'
import { hasOrders, ordersOf } from '../rules/orders.ts'
import type { CaseAndStory } from '../rules/places.ts'
import { pointRecordedAs, titleOfPoint } from '../story/points.ts'

/** A read-back that was not as ordered, and what became of it: said again before it was confirmed, or confirmed. */
export interface WrongReadBack {
  readonly at: number
  /** Of the fields that were wrong. */
  readonly ordered: string
  readonly heard: string
  readonly became: 'caught' | 'missed' | 'open'
  /** What the story says of these slips; null: they are none of those that it knows. */
  readonly why: string | null
}

/** One order, from its call to its report, as it was tapped. Lengths are ms of the case. */
export interface OrderReport {
  /** Of the run. */
  readonly id: string
  readonly part: string
  readonly slug: string
  readonly name: string
  readonly roleId: Order['roleId']
  readonly openedAt: number
  /** Null: nobody called it. */
  readonly calledAt: number | null
  readonly closedAt: number | null
  readonly how: 'reported' | 'cancelled' | 'gone-on' | 'open'
  /** After the first call. */
  readonly heardMs: number | null
  readonly doneMs: number | null
  readonly closedMs: number | null
  /** Whether it is read back in full. */
  readonly isReadBack: boolean
  readonly isConfirmed: boolean
  readonly wrong: readonly WrongReadBack[]
  /** Said by who received it. */
  readonly questions: readonly string[]
  /** How often it was asked to be heard again. */
  readonly agains: number
  /** Wrong answers of hands. */
  readonly tries: number
}

/** What became of every order of a run; what was called anew is told by the order in its place. Nothing where it had none. */
export function ordersReport(told: CaseAndStory): readonly OrderReport[] {
  if (!hasOrders(told.state)) return []
  return ordersOf(told.state).flatMap(({ id, order }) => {
    const how = order.closed?.how ?? 'open'
    return how === 'called-anew' ? [] : [reportOne(told, { id, order, how })]
  })
}

interface Standing {
  readonly id: string
  readonly order: Order
  readonly how: OrderReport['how']
}

function reportOne(told: CaseAndStory, { id, order, how }: Standing): OrderReport {
  const { state, content } = told
  const form = formOfOrder(told, order)
  const point = pointRecordedAs(content, order.docId)
  const calledAt = order.calls[0]?.at ?? null
  const after = (at: number | undefined) =>
    calledAt === null || at === undefined ? null : caseMsBetween(state, calledAt, at)
  const isDone = order.steps.length >= form.steps.length
  return {
    id,
    part: titleOfPoint(point?.place ?? ''),
    slug: point?.slug ?? '',
    name: nameOfOrder(content, order),
    roleId: order.roleId,
    openedAt: order.openedAt,
    calledAt,
    closedAt: order.closed?.at ?? null,
    how,
    heardMs: after(order.heard[0]?.at),
    doneMs: isDone ? after(order.steps.at(-1)?.at ?? order.closed?.at) : null,
    closedMs: after(order.closed?.at),
    isReadBack: form.isReadBack,
    isConfirmed: order.heard.some(({ confirmedAt }) => confirmedAt !== null),
    wrong: withBefore(told, order).flatMap((one) => {
      const ofOne = one === order ? form : formOfOrder(told, one)
      return one.heard.flatMap((heard) => wrongIn(told, { order: one, form: ofOne, heard }))
    }),
    questions: order.questions.map(({ reason }) =>
      reason === 'against' && form.opening.against
        ? form.opening.against
        : (content.orders?.questions[reason] ?? reason),
    ),
    agains: order.agains.length,
    tries: order.tries.length,
  }
}

/** What was called anew until this stands in its place, and this. */
const withBefore = ({ state }: CaseAndStory, order: Order): Order[] => [
  ...ordersOf(state).flatMap(({ order: one }) => {
    const isSame = one.docId === order.docId && one.option === order.option && one.part === order.part
    return isSame && one.closed?.how === 'called-anew' ? [one] : []
  }),
  order,
]

interface Heard {
  readonly order: Order
  readonly form: OrderForm
  readonly heard: Order['heard'][number]
}

function wrongIn({ content }: CaseAndStory, { order, form, heard }: Heard): WrongReadBack[] {
  const slugs = wrongFields(heard, form)
  if (slugs.length === 0) return []
  const fields = form.fields.filter(({ field }) => slugs.includes(field.slug))
  const words = (said: (one: (typeof fields)[number]) => string | number | undefined) =>
    fields.map((one) => fieldInWords(content, one, said(one))).join(', ')
  const isCaught = order.calls.length > heard.call || ['cancelled', 'called-anew'].includes(order.closed?.how ?? '')
  return [
    {
      at: heard.at,
      ordered: words(({ right }) => right),
      heard: words(({ field }) => heard.said?.[field.slug]),
      became: heard.confirmedAt !== null ? 'missed' : isCaught ? 'caught' : 'open',
      why: fields.flatMap((one) => saidOfSlip(one, heard.said?.[one.field.slug], form) ?? []).join(' ') || null,
    },
  ]
}

/** A typical slip has its sentence. */
function saidOfSlip(
  { field, right }: FieldForm,
  heard: ReadBack[string] | undefined,
  { reading }: OrderForm,
): string | null {
  const slip =
    field.kind === 'name'
      ? field.slips.find(({ is }) => is === heard)
      : field.slips.find(({ is }) => amountOfMistake(is, Number(right), reading.words) === heard)
  return slip?.says ?? null
}
