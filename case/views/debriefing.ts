import type { DebriefingPhase } from '../records/debriefing.ts'
import type { RoleId } from '../records/roles.ts'
import { isReportOpen, type Leader, leaderOf, phaseOf } from '../rules/debriefing.ts'
import type { SeatInCase } from '../rules/places.ts'
import { type GivenRating, ratingsOf, stillToRate } from '../rules/ratings.ts'
import { type Watched, watchedOf } from '../rules/watched.ts'
import { isReportDue } from '../rules/way-on.ts'
import type { CaseContent } from '../story/content.ts'

/** Where the team's debriefing stands, for who has come to it. */
export interface DebriefingView {
  readonly phase: DebriefingPhase
  readonly leader: Leader
  /** Whether this seat moves it. */
  readonly isLeading: boolean
  /** Points, what was right and why may be read. */
  readonly isReportOpen: boolean
  readonly rating: RatingView
}

export interface RatingView {
  readonly scale: CaseContent['teamRating']
  /** One's own; null: not given yet. */
  readonly own: GivenRating | null
  /** The others', once one has given one's own. */
  readonly others: readonly GivenRating[]
  readonly waitsFor: readonly RoleId[]
  /** What an educator marked on their checklist: told like the others' ratings, and only once verdicts are open. */
  readonly watched: readonly Watched[]
}

export function viewDebriefing({ state, content, roleId }: SeatInCase): DebriefingView | null {
  if (!isReportDue(state, content, roleId)) return null
  const leader = leaderOf(state)
  const given = ratingsOf(state)
  const own = given.find(({ by }) => by === roleId) ?? null
  const isOpen = isReportOpen(state, content, roleId)
  return {
    phase: phaseOf(state),
    leader,
    isLeading: leader === roleId,
    isReportOpen: isOpen,
    rating: {
      scale: content.teamRating,
      own,
      others: own ? given.filter(({ by }) => by !== roleId) : [],
      waitsFor: stillToRate(state),
      watched: own && isOpen ? watchedOf(state, content) : [],
    },
  }
}
