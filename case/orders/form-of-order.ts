import type { Order, ReadBack } from '../records/order.ts'
import type { CaseState } from '../records/state.ts'
import { bedsideHistory, type Chosen, type PointHistory } from '../rules/bedside.ts'
import type { CaseAndStory } from '../rules/places.ts'
import type { CaseContent } from '../story/content.ts'
import { pointRecordedAs } from '../story/points.ts'
import { vitalsRecord } from '../views/bedside/monitor.ts'
import { rateOfDose } from '../views/bedside/words.ts'
import { type Decided, formOf, type OrderForm, openingOf } from './order-form.ts'
import { heardNow } from './stage.ts'

/** What the bedside has come to, in whose eyes ever: a point opens the same for all. */
type Course = readonly PointHistory[]

/** How it stood when an order was decided: what is decided later changes nothing of it. */
function decidedFor({ state, content }: CaseAndStory, { docId, decidedAt: at }: Order, course: Course): Decided {
  const point = pointRecordedAs(content, docId)
  const history = course.find((one) => one.docId === docId)
  if (!point || !history) throw new Error(`${docId} is not there`)
  return { point, opening: history.opening, chosen: decidedUntil(state, docId, at), vitals: vitalsRecord(state) }
}

function decidedUntil(state: CaseState, docId: string, at: number): Chosen {
  const times = state.records.PointProgress[docId]?.decidedAt ?? {}
  const groups = state.records.DecisionPoint[docId]?.decisionPointData ?? []
  const until = groups.filter(({ decisionName }) => (times[decisionName] ?? Number.POSITIVE_INFINITY) <= at)
  return new Set(until.flatMap(({ provider }) => provider ?? []))
}

/** An order of a run. Its steps go by what was read back, right or wrong. */
export function formOfOrder(
  told: CaseAndStory,
  order: Order,
  course: Course = bedsideHistory(told.state, told.content),
): OrderForm {
  const decided = decidedFor(told, order, course)
  const opening = openingOf(told.content, order.option, decided)
  if (!opening) throw new Error(`${order.option} opens no card`)
  const form = formOf(told.content, opening, order.part, decided)
  const said = order.takenAt === null ? heardNow(order)?.said : null
  return said ? { ...form, reading: asReadBack(told.content, form, said) } : form
}

/** A word of the bedside as it was read back, and what a pump then runs at. */
function asReadBack(content: CaseContent, { fields, reading }: OrderForm, said: ReadBack): OrderForm['reading'] {
  const words = fields.flatMap(({ field }) => {
    const value = said[field.slug]
    if (field.kind === 'name' || typeof field.right !== 'string' || typeof value !== 'number') return []
    const word = field.right.slice(1, -1)
    return [
      [word, value] as const,
      ...(`${word}.rate` in reading.words ? [[`${word}.rate`, rateOfDose(content, word, value)] as const] : []),
    ]
  })
  return words.length === 0 ? reading : { ...reading, words: { ...reading.words, ...Object.fromEntries(words) } }
}
