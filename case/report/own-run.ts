import { PROVIDER, type RoleId } from '../records/roles.ts'
import type { CaseContent } from '../story/content.ts'
import type { KeptRun, ListedRun, RunSummary } from './kept-run.ts'
import type { PersonReport } from './person-report.ts'
import type { Report } from './report.ts'
import { reportForSeat } from './report-for-seat.ts'
import { type KeptByAny, meanOf, type RatedItem } from './run-beside.ts'

interface Counted {
  readonly count: number
  readonly of: number
}

/** How somebody saw the team in one thing, beside the others of it. */
export interface RatedBeside {
  readonly name: string
  readonly own: RatedItem['team']
  readonly others: RatedItem['team']
}

/** What is told of a run to one who took part in it, beside its points. Null: the version that kept it told nothing of it. */
export interface OwnFigures {
  /** How many people had the seat, one after the other. */
  readonly people: number
  readonly wholeMs: number | null
  /** Orders that this seat received, or called, and how many of them were reported as done; null also where there were none. */
  readonly loops: Counted | null
  /** Doses and rates of the whole team, and how many of them were wrong at first. */
  readonly doses: Counted | null
  /** Nothing where they have not rated the team. */
  readonly ratings: readonly RatedBeside[]
}

/** A kept run as one who took part in it is told of it. */
export interface OwnRun
  extends Pick<KeptRun, 'room' | 'run' | 'roomName' | 'story' | 'startedAt' | 'endedAt' | 'keptUntil'> {
  /** Their seat at the end; null: they had given it away by then. */
  readonly roleId: RoleId | null
  /** How many people were in a seat at the end. */
  readonly teamSize: number
  readonly summary: Pick<RunSummary, 'score' | 'best' | 'isWhole' | 'preparationMs'>
  /** Null where they had no seat at the end. */
  readonly figures: OwnFigures | null
}

/** What they did in it themselves, and how the team was rated, for who has rated it too. */
export interface OwnPart extends Pick<Report, 'ratings'> {
  readonly run: OwnRun
  /** Null where they had no seat at the end. */
  readonly person: PersonReport | null
}

/** A page of somebody's runs, the newest first. */
export interface OwnRuns {
  readonly runs: readonly OwnRun[]
  readonly onAPage: number
  readonly found: number
  readonly stories: readonly ListedRun['story'][]
}

/** How the story has a team rated; null: its story is not here any more. */
type Rating = Pick<CaseContent['teamRating'], 'levels' | 'items'> | null

export function ownFigures(report: KeptByAny, roleId: RoleId, rating: Rating): OwnFigures {
  const { orders = [], metrics = [], persons = [], wholeMs = null } = report
  const called = orders.filter((one) => one.calledAt !== null && (roleId === PROVIDER || one.roleId === roleId))
  const closed = called.filter(({ how }) => how === 'reported')
  const doses = metrics.find(({ slug }) => slug === 'medication-errors')?.value
  return {
    people: persons.find((one) => one.roleId === roleId)?.people ?? 1,
    wholeMs,
    loops: called.length > 0 ? { count: closed.length, of: called.length } : null,
    doses: doses?.kind === 'count' ? { count: doses.count, of: doses.of } : null,
    ratings: ratedBeside(report, roleId, rating),
  }
}

/** The others' only where they have rated the team themselves, as everywhere. */
function ratedBeside({ ratings: given = [], persons = [] }: KeptByAny, roleId: RoleId, rating: Rating): RatedBeside[] {
  const { ratings } = reportForSeat({ ratings: given, persons }, roleId)
  const own = ratings.find(({ by }) => by === roleId)
  const others = ratings.filter(({ by }) => by !== roleId && by !== 'educator')
  return (own?.marks ?? []).map(({ name, level }) => {
    const said = others.flatMap(({ marks }) => marks.filter((mark) => mark.name === name).map((mark) => mark.level))
    // What each says of their own part is nothing to lay beside.
    const isOwn = rating?.items.some((item) => item.name === name && item.isOwn)
    const levels = rating?.levels ?? []
    return { name, own: meanOf([level], levels), others: isOwn ? null : meanOf(said, levels) }
  })
}
