import { CASE_ID } from '../../records/collections.ts'
import type { DebriefingPhase } from '../../records/debriefing.ts'
import type { Flag, Sign } from '../../records/educating.ts'
import { PROVIDER, type RoleId, roleIds } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { challengeReport } from '../../report/challenge-report.ts'
import { type ObjectiveReport, objectivesReport } from '../../report/objectives-report.ts'
import { preparationReport } from '../../report/times-report.ts'
import { pauseNow } from '../../rules/case-clock.ts'
import {
  isDebriefingDue,
  isScoreHidden,
  type Leader,
  leaderOf,
  phaseOf,
  showsPoints,
  teamLeaderOf,
} from '../../rules/debriefing.ts'
import { flagInWords, flagSentence } from '../../rules/flag-words.ts'
import { type CaseAndStory, stepOf } from '../../rules/places.ts'
import { type GivenRating, ratingsOf, stillToRate } from '../../rules/ratings.ts'
import { isRunning } from '../../rules/runs.ts'
import { type Wait, waitsOf } from '../../rules/waits.ts'
import { type Watched, watchedOf } from '../../rules/watched.ts'
import { isReportDue } from '../../rules/way-on.ts'
import { type WrittenPhase, writtenPhasesOf } from '../../rules/written-phases.ts'
import { compiled } from '../../story/compiled.ts'
import type { CaseContent } from '../../story/content.ts'
import { type TeamSeat, viewTeam } from '../team.ts'
import type { Clock, View } from '../view.ts'
import { cutEach } from '../view-cutter.ts'
import { viewClock, viewScore } from '../view-fields.ts'
import { type GuideView, viewGuides } from './guides.ts'
import { type HandView, viewHands } from './hands.ts'
import { type InjectionView, viewInjections } from './injections.ts'
import { type LoopsView, viewLoops } from './loops.ts'
import { type NewbornView, viewNewborn } from './newborn.ts'
import { nextDeed } from './next-deed.ts'

/** What an educator sees of a run beside the three screens. Nobody else gets a byte of it. */
export interface ConsoleView {
  readonly run: number
  readonly isRunning: boolean
  readonly startedAt: number | null
  readonly seats: readonly TeamSeat[]
  /** Where each role stands, by role id, and since when. */
  readonly places: readonly { readonly step: number; readonly title: string; readonly since: number }[]
  readonly clock: Clock
  readonly score: number | null
  readonly isScoreHidden: boolean
  /** Who steers: the uid of an educator; null: whoever acts first. */
  readonly steers: string | null
  readonly pause: { readonly since: number; readonly by: string } | null
  /** What the clock alone brings, in the order of time; a skip leads to the first that is not over. */
  readonly waits: readonly Wait[]
  readonly newborn: NewbornView | null
  /** What the three stand before: what is right there, and what could be said to help. */
  readonly guides: readonly GuideView[]
  /** What could be done for a seat that nobody holds, by role id. */
  readonly deeds: readonly (string | null)[]
  readonly objectives: readonly ObjectiveReport[]
  /** What of the team's work to watch for, by the lines of its rating. */
  readonly behaviours: readonly { readonly name: string; readonly rows: readonly { slug: string; text: string }[] }[]
  readonly flags: readonly FlagView[]
  /** What may be let happen, and what has. */
  readonly events: readonly InjectionView[]
  /** Vital signs as they may be set; null: not yet, or not in this run. */
  readonly hands: readonly HandView[] | null
  /** Orders at the bedside; null: this run has none. */
  readonly orders: LoopsView | null
  readonly isAtReport: boolean
  /** Null before the handover is saved. */
  readonly debriefing: EducatorDebriefingView | null
}

/** The team's debriefing, and all that was written and rated in it. */
export interface EducatorDebriefingView {
  readonly phase: DebriefingPhase
  readonly leader: Leader
  /** Who leads where no educator does. */
  readonly teamLeader: RoleId
  /** Points, what was right and why may be read by the team. */
  readonly isReportOpen: boolean
  readonly written: readonly WrittenPhase[]
  readonly scale: CaseContent['teamRating']
  readonly ratings: readonly GivenRating[]
  readonly waitsFor: readonly RoleId[]
  readonly watched: readonly Watched[]
}

export interface FlagView {
  readonly id: string
  readonly at: number
  readonly sign: Sign | null
  /** The name of what it is about on the checklist; null: it is a flag on a moment or a line. */
  readonly about: string | null
  readonly text: string
  /** Whose it is. */
  readonly by: string
  /** All of it in a sentence. */
  readonly sentence: string
  /** The line of the log that it stands on; null: a moment. */
  readonly version: number | null
}

const behavioursOf = compiled(({ teamRating }: CaseContent): ConsoleView['behaviours'] =>
  teamRating.items
    .filter(({ behaviours }) => behaviours.length > 0)
    .map(({ name, behaviours }) => ({ name, rows: behaviours })),
)

/** All that is known, for who teaches, but what could be done for free seats. Without a case there is nothing to tell but who is there. */
const fields: { readonly [F in keyof Omit<ConsoleView, 'deeds'>]: (told: CaseAndStory) => ConsoleView[F] } = {
  run: ({ state }) => state.run,
  isRunning: ({ state }) => isRunning(state),
  startedAt: ({ state }) => state.records.Story[CASE_ID]?.startedAt ?? null,
  seats: viewTeam,
  places: ({ state, content }) =>
    roleIds.map((roleId) => ({
      ...(state.records.Place[roleId] ?? { step: 0, since: 0 }),
      title: stepOf(state, content, roleId).title,
    })),
  clock: ({ state }) => viewClock(state),
  score: ({ state }) => viewScore(state),
  isScoreHidden: ({ state }) => isScoreHidden(state),
  steers: ({ state }) => state.records.Steering[CASE_ID]?.uid ?? null,
  pause: ({ state }) => viewPause(state),
  waits: ({ state, content }) => (isRunning(state) ? waitsOf(state, content) : []),
  newborn: ({ state, content }) => (isRunning(state) ? viewNewborn(state, content) : null),
  guides: ({ state, content }) => (isRunning(state) ? viewGuides(state, content) : []),
  objectives: ({ state, content }) => (isRunning(state) ? objectivesSoFar(state, content) : []),
  behaviours: ({ content }) => behavioursOf(content),
  flags: ({ state, content }) => Object.entries(state.records.Flag).map(([id, flag]) => viewFlag(id, flag, content)),
  events: ({ state, content }) => (isRunning(state) ? viewInjections(state, content) : []),
  hands: ({ state, content }) => (isRunning(state) ? viewHands(state, content) : null),
  orders: (told) => (isRunning(told.state) ? viewLoops(told) : null),
  isAtReport: ({ state, content }) => isReportDue(state, content, PROVIDER),
  debriefing: ({ state, content }) =>
    isRunning(state) && isDebriefingDue(state) ? viewDebriefing(state, content) : null,
}
const names = Object.keys(fields)

/** Cuts what stands beside the screens as the case goes on, as the views themselves are cut. */
export function createConsoleCutter(
  content: CaseContent,
  viewOf: (state: CaseState, roleId: RoleId) => View,
): (state: CaseState) => ConsoleView {
  const fieldsOf = cutEach<Omit<ConsoleView, 'deeds'>, CaseAndStory>(fields, (state) => ({ state, content }))
  const deedsOf = (state: CaseState) =>
    roleIds.map((roleId) => nextDeed({ state, content, roleId, viewOf: (role) => viewOf(state, role) }))
  let newest: { readonly state: CaseState; readonly view: ConsoleView } | null = null

  return (state) => {
    if (newest?.state === state) return newest.view
    const values = fieldsOf(state)
    const cut = Object.fromEntries(names.map((name, place) => [name, values[place]])) as unknown as ConsoleView // but its deeds
    const view = { ...cut, deeds: cut.isRunning ? deedsOf(state) : [] }
    newest = { state, view }
    return view
  }
}

export const viewConsole = (state: CaseState, content: CaseContent, viewOf: (roleId: RoleId) => View): ConsoleView =>
  createConsoleCutter(content, (_, roleId) => viewOf(roleId))(state)

function viewPause(state: CaseState): ConsoleView['pause'] {
  const pause = pauseNow(state)
  return pause && { since: pause.from, by: pause.by }
}

const viewFlag = (id: string, flag: Flag, content: CaseContent): FlagView => ({
  ...{ id, at: flag.at, by: flag.by, text: flag.text, version: flag.version },
  sign: flag.sign ?? null,
  about: flag.about ?? null,
  sentence: flagSentence(flagInWords(flag, content)),
})

const viewDebriefing = (state: CaseState, content: CaseContent): EducatorDebriefingView => ({
  phase: phaseOf(state),
  leader: leaderOf(state),
  teamLeader: teamLeaderOf(state),
  isReportOpen: showsPoints(state),
  written: writtenPhasesOf(state, content),
  scale: content.teamRating,
  ratings: ratingsOf(state),
  waitsFor: stillToRate(state),
  watched: watchedOf(state, content),
})

const objectivesSoFar = (state: CaseState, content: CaseContent): ObjectiveReport[] =>
  objectivesReport(state, content, {
    preparation: preparationReport(state, content),
    answers: challengeReport(state, content),
  })
