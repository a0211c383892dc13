import type { Rating } from '../records/debriefing.ts'
import { type RoleId, roleIds } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { takesPart } from './debriefing.ts'

/** Whose eyes: a role's, or an educator's. */
export type Rater = RoleId | 'educator'
const raters: readonly Rater[] = [...roleIds, 'educator']

export interface GivenRating extends Rating {
  readonly by: Rater
}

export const ratingsOf = ({ records }: CaseState): GivenRating[] =>
  raters.flatMap((by) => {
    const rating = records.Rating[by]
    return rating ? [{ by, ...rating }] : []
  })

/** People at the team's seats who have not rated it. */
export const stillToRate = (state: CaseState): RoleId[] =>
  roleIds.filter((roleId) => takesPart(state, roleId) && !state.records.Rating[roleId])

/** Whether every thing to be rated is, with a word of the scale, and nothing else. An educator has no part of their own. */
export function isWholeRating({ teamRating }: CaseContent, marks: Rating['marks'], by: Rater): boolean {
  const asked = teamRating.items.filter(({ isOwn }) => by !== 'educator' || !isOwn)
  return (
    Object.keys(marks).length === asked.length &&
    asked.every(({ slug }) => teamRating.levels[marks[slug] ?? -1] !== undefined)
  )
}
