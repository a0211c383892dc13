import type { CaseState } from '../records/state.ts'
import { type Rater, ratingsOf } from '../rules/ratings.ts'
import type { CaseContent } from '../story/content.ts'

/** How somebody saw the team, in words. */
export interface RatingReport {
  readonly by: Rater
  readonly marks: readonly { readonly name: string; readonly level: string }[]
  readonly words: string
  readonly at: number
}

export const ratingsReport = (state: CaseState, { teamRating: { items, levels } }: CaseContent): RatingReport[] =>
  ratingsOf(state).map(({ by, marks, words, at }) => ({
    by,
    marks: items.flatMap(({ slug, name }) => {
      const level = levels[marks[slug] ?? -1]
      return level === undefined ? [] : [{ name, level }]
    }),
    words,
    at,
  }))
