import { PROVIDER, type RoleId } from '../records/roles.ts'
import type { ChecklistId } from '../records/spoken.ts'
import type { CaseState } from '../records/state.ts'
import { hasComeTo, type SeatInCase } from '../rules/places.ts'
import type { Briefing } from '../story/briefing.ts'
import { compiled } from '../story/compiled.ts'

/** What a briefing should hold, by headings alone: the full texts answer later questions. */
export interface BriefingList {
  readonly headings: readonly string[]
  readonly goodLengthMs: { readonly from: number; readonly to: number }
  readonly advice: readonly string[]
}

/** The self-check of the speaker, the listening list of the others. The ticks are one's own. */
export interface SummaryList extends BriefingList {
  readonly ticked: readonly number[]
}

/** What the Provider reviews and delegates while the others prepare. */
export interface ReviewList {
  readonly points: readonly { readonly slug: string; readonly text: string; readonly afterOrder: string | null }[]
  readonly ticked: readonly number[]
}

export const ticksOf = (state: CaseState, list: ChecklistId, roleId: RoleId): readonly number[] =>
  state.records.Checklist[`${list}/${roleId}`]?.ticked ?? []

export const listOf = compiled(
  ({ items, goodLengthMs, advice }: Briefing): BriefingList => ({
    headings: items.map(({ heading }) => heading),
    goodLengthMs,
    advice,
  }),
)

export function viewSummaryList(looking: SeatInCase): SummaryList | null {
  const { state, content, roleId } = looking
  if (!hasComeTo(looking, roleId === PROVIDER ? 'record' : 'listen')) return null
  return { ...listOf(content.summary), ticked: ticksOf(state, 'summary', roleId) }
}

export function viewReviewList(looking: SeatInCase): ReviewList | null {
  const { state, content, roleId } = looking
  if (!hasComeTo(looking, 'board')) return null
  const orders = content.preparationTasks.filter((task) => task.kind === 'order')
  const isOrderSent = orders.every(
    ({ firebaseId, steps }) => state.records.Work[firebaseId]?.steps.length === steps.length,
  )
  const points = content.preparation.reviewPoints.map(({ slug, text, afterOrder }) => ({
    slug,
    text,
    // Before, it would answer the order.
    afterOrder: (isOrderSent && afterOrder) || null,
  }))
  return { points, ticked: ticksOf(state, 'review', roleId) }
}
