import { z } from 'zod'
import { list, named, positive, slug, words } from './shape.ts'

const reportItem = z.strictObject({ slug, title: words, text: words }).readonly()
export type ReportItem = z.infer<typeof reportItem>

const reportQuestion = z
  .strictObject({
    slug,
    question: words,
    /** Slugs of the report items that this question brings to light. */
    reveals: list(slug),
  })
  .readonly()

export const bedsideReport = z
  .strictObject({
    time: words,
    questions: named(reportQuestion),
    items: named(reportItem),
    /** In mg/dL, handed over by a team that drew no gas. */
    glucose: positive,
  })
  .readonly()
export type BedsideReport = z.infer<typeof bedsideReport>
