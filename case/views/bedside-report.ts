import { CASE_ID } from '../records/collections.ts'
import type { RoleId } from '../records/roles.ts'
import { hasComeTo, type SeatInCase } from '../rules/places.ts'
import type { ReportItem } from '../story/bedside-report.ts'

/** What the referring team tells. An item comes to light with its question, for all three; on the report all do. */
export interface BedsideReportView {
  readonly time: string
  readonly questions: readonly {
    readonly slug: string
    readonly question: string
    readonly asked: { readonly roleId: RoleId; readonly time: number } | null
    /** Slugs of items, once it was asked. */
    readonly reveals: readonly string[]
  }[]
  readonly items: readonly ReportItem[]
}

export function viewBedsideReport(looking: SeatInCase): BedsideReportView | null {
  const { state, content } = looking
  if (!hasComeTo(looking, 'obtain-report')) return null
  const { time, questions, items } = content.bedsideReport
  const asked = state.records.AskedQuestions[CASE_ID]?.asked ?? []
  const shown = questions.map(({ slug, question, reveals }) => {
    const one = asked.find((each) => each.slug === slug)
    return {
      slug,
      question,
      asked: one ? { roleId: one.roleId, time: one.time } : null,
      reveals: one ? reveals : [],
    }
  })
  const isAllDue = hasComeTo(looking, 'bedside-report')
  const revealed = new Set(shown.flatMap(({ reveals }) => reveals))
  return { time, questions: shown, items: items.filter(({ slug }) => isAllDue || revealed.has(slug)) }
}
