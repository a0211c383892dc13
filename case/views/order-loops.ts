import { formOfOrder } from '../orders/form-of-order.ts'
import { fieldInWords, nameOfOrder } from '../orders/in-words.ts'
import { stopOf, toldTo } from '../orders/judge-step.ts'
import {
  dueStep,
  handsOf,
  heardNow,
  isAskedAgain,
  openQuestion,
  reporterOf,
  type Stage,
  stageOf,
} from '../orders/stage.ts'
import type { Order } from '../records/order.ts'
import type { RoleId } from '../records/roles.ts'
import { bedsideHistory } from '../rules/bedside.ts'
import { ordersOf } from '../rules/orders.ts'
import type { CaseAndStory } from '../rules/places.ts'
import type { Told } from './order-steps.ts'

export interface LoopFacts {
  readonly id: string
  /** Who receives it. */
  readonly roleId: RoleId
  readonly stage: Stage
  readonly isReadBack: boolean
  readonly isWritten: boolean
  readonly isAskedAgain: boolean
  readonly question: string | null
  /** What stopped what was confirmed wrong; until it is called again. */
  readonly stopped: string | null
}

export interface LoopView extends LoopFacts {
  readonly option: string
  readonly name: string
  /** To be said aloud. */
  readonly says: string
  readonly openedAt: number
  readonly calledAt: number | null
  /** What was read back beside what was ordered. Nothing tells where they differ. */
  readonly readBack: { readonly at: number; readonly fields: readonly ReadField[] } | null
  readonly steps: { readonly done: number; readonly of: number }
  /** Whose hands are next. */
  readonly hands: RoleId
  readonly isTaken: boolean
  readonly closed: { readonly how: NonNullable<Order['closed']>['how']; readonly report: string | null } | null
}

interface ReadField {
  readonly label: string
  readonly ordered: string
  readonly heard: string
}

/** All of a point, with all that is known of them. */
export const ordersToldAt = (
  told: CaseAndStory,
  docId: string,
  course = bedsideHistory(told.state, told.content),
): readonly Told[] =>
  ordersOf(told.state)
    .filter(({ order }) => order.docId === docId)
    .map(({ id, order }) => {
      const form = formOfOrder(told, order, course)
      return { id, order, form, stage: stageOf(order, form) }
    })

/** Nothing stands in its place. */
export const isStanding = ({ order }: Told): boolean => order.closed?.how !== 'called-anew'

export function factsOfLoop({ state, content }: CaseAndStory, { id, order, form, stage }: Told): LoopFacts {
  const asked = openQuestion(order)
  const stop = stage === 'stopped' ? stopOf(order, form, content) : null
  const against = asked?.reason === 'against' ? form.opening.against : undefined
  return {
    id,
    roleId: order.roleId,
    stage,
    isReadBack: form.isReadBack,
    isWritten: order.calls.at(-1)?.isWritten ?? false,
    isAskedAgain: stage === 'called' && isAskedAgain(order),
    question: asked && (against ?? content.orders?.questions[asked.reason] ?? null),
    stopped: stop && toldTo(state, 'stop', stop.says),
  }
}

export const viewLoop =
  ({ state, content }: CaseAndStory) =>
  (told: Told): LoopView => {
    const { order, form, stage } = told
    const { closed } = order
    const heard = heardNow(order)
    const due = dueStep(order, form)
    const said = heard?.said
    return {
      ...factsOfLoop({ state, content }, told),
      option: order.option,
      name: nameOfOrder(content, order),
      says: form.says,
      openedAt: order.openedAt,
      calledAt: order.calls[0]?.at ?? null,
      readBack:
        heard && said && stage !== 'closed'
          ? {
              at: heard.at,
              fields: form.fields.map((one) => ({
                label: one.field.label,
                ordered: fieldInWords(content, one, one.right),
                heard: fieldInWords(content, one, said[one.field.slug]),
              })),
            }
          : null,
      steps: { done: order.steps.length, of: form.steps.length },
      hands: due ? handsOf(order, due) : reporterOf(order),
      isTaken: order.takenAt !== null,
      closed: closed && { how: closed.how, report: closed.how === 'reported' ? form.report : null },
    }
  }
