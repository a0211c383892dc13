import { fieldInWords } from '../orders/in-words.ts'
import type { OrderForm } from '../orders/order-form.ts'
import { dueStep, handsOf, heardNow, reporterOf } from '../orders/stage.ts'
import { waitsFor } from '../orders/waits-for.ts'
import type { QuestionReason } from '../records/order.ts'
import { PROVIDER, type RoleId } from '../records/roles.ts'
import type { PointHistory } from '../rules/bedside.ts'
import { hasOrders, ordersOf } from '../rules/orders.ts'
import type { SeatInCase } from '../rules/places.ts'
import type { CaseContent } from '../story/content.ts'
import type { OrderStep } from '../story/orders.ts'
import { factsOfLoop, isStanding, type LoopFacts, type LoopView, ordersToldAt, viewLoop } from './order-loops.ts'
import {
  type AskedCheck,
  type DoneStep,
  doneSteps,
  type StepView,
  type Told,
  viewCheck,
  viewStep,
  viewWrong,
  type WrongAnswer,
} from './order-steps.ts'
import { countSoFar, type OrdersSoFar } from './orders-so-far.ts'

/** The orders of the point that is open, as one role may see them. */
export interface OrdersView {
  /** Who called them sees each loop. */
  readonly loops: readonly LoopView[]
  /** What this role hears, does or reports. */
  readonly own: readonly OwnOrder[]
  /** What a colleague has made, for a second pair of eyes. */
  readonly checks: readonly AskedCheck[]
  /** All that can be read back as a word. */
  readonly names: readonly { readonly slug: string; readonly name: string }[]
  readonly questions: readonly { readonly reason: QuestionReason; readonly text: string }[]
  /** Of this role in this run, over all points: read back, reported, asked again; and what was stopped of all. */
  readonly soFar: OrdersSoFar
}

export interface OwnOrder extends LoopFacts {
  /** Whether this role receives it; else it only has a step of it. */
  readonly isOwn: boolean
  /** What was said, once it was heard or where it came in writing. */
  readonly says: string | null
  /** What one read back oneself. */
  readonly readAs: readonly { readonly label: string; readonly text: string }[] | null
  /** To be read back now. */
  readonly fields: readonly FieldView[]
  readonly done: readonly DoneStep[]
  readonly stepsLeft: number
  readonly due: StepView | null
  /** Whose hands are next, where they are not one's own; null: nobody's. */
  readonly waitsFor: RoleId | 'check' | 'order' | 'step' | null
  readonly wrong: WrongAnswer | null
  /** What there is to report. */
  readonly report: string | null
}

export interface FieldView {
  readonly slug: string
  readonly label: string
  readonly kind: 'number' | 'name'
  readonly unit: string
  /** Where it may be said in several: one of them is said with the number. */
  readonly units: readonly string[]
  /** Where it was sent in writing. */
  readonly written: string | null
}

/** Null where the run has none, and before its first point. `course`: what the bedside has come to. */
export function viewOrders(looking: SeatInCase, course?: readonly PointHistory[]): OrdersView | null {
  const { state, content, roleId } = looking
  if (!hasOrders(state) || !content.orders) return null
  const last = ordersOf(state).at(-1)?.order.docId
  if (last === undefined) return Object.keys(state.records.PointProgress).length > 0 ? noneYet : null
  const isOver = state.records.PointProgress[last]?.resultsAt != null
  const all = isOver ? [] : ordersToldAt(looking, last, course)
  const open = all.filter(({ stage }) => stage !== 'closed')
  return {
    loops: roleId === PROVIDER ? all.filter(isStanding).map(viewLoop(looking)) : [],
    own: open.filter((one) => isForHands(one, roleId)).map((one) => viewOwn(looking, one)),
    checks: open.flatMap((one) => viewCheck(one, roleId)),
    names: content.orders.names.map(({ slug, name }) => ({ slug, name })),
    questions: questionsOf(content),
    soFar: countSoFar(looking),
  }
}

const noneYet: OrdersView = {
  ...{ loops: [], own: [], checks: [], names: [], questions: [] },
  soFar: { readBack: 0, reported: 0, again: 0, stopped: 0 },
}

/** What stands against it is told to who called it, once somebody says so: on the list it would tell what is harmful. */
const questionsOf = ({ orders }: CaseContent): OrdersView['questions'] =>
  (['number', 'moment', 'against'] as const).map((reason) => ({ reason, text: orders?.questions[reason] ?? '' }))

function isForHands({ order, form, stage }: Told, roleId: RoleId): boolean {
  if (reporterOf(order) === roleId) return true
  const due = dueStep(order, form)
  return stage === 'doing' && due !== null && handsOf(order, due) === roleId
}

function viewOwn(looking: SeatInCase, told: Told): OwnOrder {
  const { state, content, roleId } = looking
  const { order, form, stage } = told
  const facts = factsOfLoop(looking, told)
  const heard = heardNow(order)
  const isOwn = reporterOf(order) === roleId
  const isHeard = order.takenAt !== null || (heard !== null && !form.isReadBack) || (!isOwn && stage === 'doing')
  const due = stage === 'doing' ? dueStep(order, form) : null
  const isMine = due !== null && handsOf(order, due) === roleId && order.checkAskedAt === null
  const held = due && waitsFor(looking, told, due)
  const said = heard?.said
  return {
    ...facts,
    isOwn,
    says: isHeard || (stage === 'called' && facts.isWritten) ? form.says : null,
    readAs:
      isOwn && said
        ? form.fields.map((one) => ({ label: one.field.label, text: fieldInWords(content, one, said[one.field.slug]) }))
        : null,
    fields:
      isOwn && stage === 'called' && form.isReadBack ? form.fields.map((one) => viewField(content, one, facts)) : [],
    done: stage === 'doing' || stage === 'done' ? doneSteps(told) : [],
    stepsLeft: form.steps.length - order.steps.length,
    due: isMine && held === null ? viewStep(content, due) : null,
    waitsFor: whoIsNext({ told, due, isMine, held }),
    wrong: isMine ? viewWrong(state, told, due) : null,
    report: isOwn && stage === 'done' ? form.report : null,
  }
}

const viewField = (content: CaseContent, one: OrderForm['fields'][number], { isWritten }: LoopFacts): FieldView => ({
  slug: one.field.slug,
  label: one.field.label,
  kind: one.field.kind,
  unit: one.field.kind === 'number' ? one.field.unit : '',
  units: unitsOf(one.field),
  written: isWritten ? fieldInWords(content, one, one.right) : null,
})

/** In an order that tells nothing. A part and its per cent are the same: that is not asked. */
const unitsOf = (field: OrderForm['fields'][number]['field']): readonly string[] =>
  field.kind === 'number' && field.units && field.unit !== ''
    ? [field.unit, ...field.units.map(({ unit }) => unit)].sort()
    : []

interface Next {
  readonly told: Told
  readonly due: OrderStep | null
  readonly isMine: boolean
  readonly held: ReturnType<typeof waitsFor>
}

function whoIsNext({ told: { order }, due, isMine, held }: Next): OwnOrder['waitsFor'] {
  if (!due) return null
  if (order.checkAskedAt !== null) return 'check'
  if (!isMine) return handsOf(order, due)
  return held
}
