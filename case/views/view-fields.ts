import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { paceOf, pauseNow, seenIfAny } from '../rules/case-clock.ts'
import { showsPoints } from '../rules/debriefing.ts'
import { type CaseAndStory, hasComeTo, placeOf, type SeatInCase } from '../rules/places.ts'
import { isRunning } from '../rules/runs.ts'
import { holderOf } from '../rules/seats.ts'
import { isReportDue, whatHolds } from '../rules/way-on.ts'
import { type WrittenPhase, writtenPhasesOf } from '../rules/written-phases.ts'
import type { Course } from './bedside/course.ts'
import { pointsReadBy } from './bedside/points.ts'
import { viewVitals } from './bedside/vitals.ts'
import { viewBedsideReport } from './bedside-report.ts'
import { viewCall } from './call.ts'
import { viewChallenge } from './challenge/challenge.ts'
import { viewReviewList, viewSummaryList } from './checklists.ts'
import { viewClockNews } from './clock-news.ts'
import { viewDebriefing } from './debriefing.ts'
import { viewDevices } from './devices.ts'
import { viewEvents } from './events.ts'
import { viewFlows } from './flows.ts'
import { viewHandover } from './handover.ts'
import { viewHints } from './hints.ts'
import { viewOrders } from './orders.ts'
import { viewBoard } from './preparation/board.ts'
import { viewChecks } from './preparation/checks.ts'
import { viewPreparationResult } from './preparation/preparation-result.ts'
import { viewTasks } from './preparation/tasks.ts'
import { viewQuestions } from './questions.ts'
import { viewRecordings } from './recordings.ts'
import { viewSpoken } from './spoken.ts'
import { viewSeatNews, viewTeam } from './team.ts'
import type { Clock, OpenView, SeatView } from './view.ts'

/** What everyone may see who is signed in. */
export const openFields: { readonly [F in keyof OpenView]: (told: CaseAndStory) => OpenView[F] } = {
  isRunning: ({ state }) => isRunning(state),
  flows: ({ content }) => viewFlows(content),
  instruments: ({ content }) => content.instruments,
  team: viewTeam,
  places: ({ state }) => [placeOf(state, PROVIDER), placeOf(state, RT), placeOf(state, RN)],
  seatNews: ({ state }) => viewSeatNews(state),
  pause: ({ state }) => viewPause(state),
}

/** What many fields look at is worked out once for them all. */
export interface SeatWithCourse extends SeatInCase {
  readonly course: Course
}

/** What the holder of a seat may see, now. */
export const seatFields: { readonly [F in keyof SeatView]: (looking: SeatWithCourse) => SeatView[F] } = {
  canDecide: ({ roleId }) => roleId === PROVIDER,
  canLead: ({ roleId }) => roleId === PROVIDER,
  mayContinue: ({ state, content, roleId }) => whatHolds(state, content, roleId) === null,
  score: ({ state }) => (showsPoints(state) ? viewScore(state) : null),
  isScoreHidden: ({ state }) => !showsPoints(state),
  clock: ({ state }) => viewClock(state),
  clockNews: viewClockNews,
  spoken: viewSpoken,
  chat: ({ state }) => state.records.ChatInbox[CASE_ID]?.chat ?? [],
  chatBefore: () => 0,
  hints: viewHints,
  note: viewNote,
  call: viewCall,
  recordings: viewRecordings,
  summaryList: viewSummaryList,
  questions: viewQuestions,
  leave: ({ state }) => state.records.LeaveStatus[CASE_ID] ?? null,
  reviewList: viewReviewList,
  tasks: viewTasks,
  board: viewBoard,
  checks: viewChecks,
  preparationResult: viewPreparationResult,
  challenge: viewChallenge,
  bedsideReport: viewBedsideReport,
  vitals: (looking) => viewVitals(looking, looking.course.history(looking.state)),
  points: ({ state, roleId, course }) => pointsReadBy(roleId, course.points(state)),
  pages: ({ state, course }) => course.pages(state),
  handover: viewHandover,
  events: viewEvents,
  devices: viewDevices,
  orders: (looking) => viewOrders(looking, looking.course.history(looking.state)),
  isReportDue: ({ state, content, roleId }) => isReportDue(state, content, roleId),
  debrief: viewWrittenPhases,
  debriefing: viewDebriefing,
  soundConsent: viewSoundConsent,
}

/** What those see who have no seat, in a room that lets them watch. They see it when the Provider does. */
export const watchedFields = ['clock', 'chat', 'vitals'] as const satisfies readonly (keyof SeatView)[]

/** What is seen without a seat, or without a case. */
export const nothingDue: SeatView = {
  canDecide: false,
  canLead: false,
  mayContinue: false,
  score: null,
  isScoreHidden: false,
  clock: { startedAt: null, stoppedAt: null, pace: 1 },
  clockNews: null,
  spoken: [],
  chat: [],
  chatBefore: 0,
  hints: null,
  note: null,
  call: null,
  recordings: null,
  summaryList: null,
  questions: null,
  leave: null,
  reviewList: null,
  tasks: null,
  board: null,
  checks: null,
  preparationResult: null,
  challenge: null,
  bedsideReport: null,
  vitals: null,
  points: [],
  pages: [],
  handover: null,
  events: [],
  devices: null,
  orders: null,
  isReportDue: false,
  debrief: null,
  debriefing: null,
  soundConsent: null,
}

function viewNote({ state, roleId }: SeatInCase): string | null {
  const holder = holderOf(state, roleId)
  return holder ? (state.records.Note[holder.userId]?.text ?? '') : null
}

function viewSoundConsent(looking: SeatInCase): boolean | null {
  const { records } = looking.state
  if (!hasComeTo(looking, 'final-report')) return null
  const holder = holderOf(looking.state, looking.roleId)?.userId
  const own = Object.values(records.SoundConsent).filter(({ uid }) => uid === holder)
  return own.length === 0 ? null : own.every(({ isGiven }) => isGiven)
}

export function viewScore(state: CaseState): number | null {
  const entries = state.records.TeamScore[CASE_ID]
  return entries ? Object.values(entries).reduce((sum, entry) => sum + entry.score, 0) : null
}

function viewPause(state: CaseState): OpenView['pause'] {
  const pause = pauseNow(state)
  return pause && { since: pause.from }
}

export function viewClock(state: CaseState): Clock {
  const time = state.records.CaseTaskTime[CASE_ID]
  return {
    startedAt: seenIfAny(state, time?.TransportStartTime),
    stoppedAt: seenIfAny(state, time?.TransportStopTime),
    pace: paceOf(state),
  }
}

/** The questions of the debrief and what everyone wrote to them, with the report. */
function viewWrittenPhases({ state, content, roleId }: SeatInCase): readonly WrittenPhase[] | null {
  return isReportDue(state, content, roleId) ? writtenPhasesOf(state, content) : null
}
