import type { CaseContent } from '../story/content.ts'
import type { GivenRating, Rater } from './ratings.ts'

/** How somebody saw the team, in the words of the story's scale. */
export interface RatingInWords {
  readonly by: Rater
  readonly marks: readonly { readonly name: string; readonly level: string }[]
  readonly words: string
  readonly at: number
}

export const ratingsInWords = (
  { items, levels }: CaseContent['teamRating'],
  given: readonly GivenRating[],
): RatingInWords[] =>
  given.map(({ by, marks, words, at }) => ({
    by,
    marks: items.flatMap(({ slug, name }) => {
      const level = levels[marks[slug] ?? -1]
      return level === undefined ? [] : [{ name, level }]
    }),
    words,
    at,
  }))
