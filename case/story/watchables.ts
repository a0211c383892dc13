import type { CaseContent } from './content.ts'

/** Something on an educator's checklist. */
export interface Watchable {
  readonly slug: string
  readonly text: string
  /** What of the team rating it belongs to; null: it is an objective. */
  readonly item: string | null
}

/** Everything on the checklist: how the team works, then what it should learn. */
export const watchablesOf = ({ teamRating, objectives }: CaseContent): Watchable[] => [
  ...teamRating.items.flatMap(({ name, behaviours }) => behaviours.map((one) => ({ ...one, item: name }))),
  ...objectives.map(({ slug, text }) => ({ slug, text, item: null })),
]
