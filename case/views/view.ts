import type { CaseContent } from '../content.ts'
import type { ChatMessage } from '../records/chat-inbox.ts'
import { CASE_ID } from '../records/collections.ts'
import type { LeaveStatus } from '../records/leave-status.ts'
import { PROVIDER, RN, type RoleId, RT } from '../roles.ts'
import { placeOf } from '../rules/places.ts'
import { isRunning } from '../rules/runs.ts'
import { holderOf } from '../rules/seats.ts'
import { isReportDue } from '../rules/way-on.ts'
import type { CaseState } from '../state.ts'
import { type BedsideReportView, viewBedsideReport } from './bedside-report.ts'
import { type BoardTask, viewBoard } from './board.ts'
import { type CallView, viewCall } from './call.ts'
import { type ChallengeView, viewChallenge } from './challenge.ts'
import { type ReviewList, type SummaryList, viewReviewList, viewSummaryList } from './checklists.ts'
import { type ChecksView, viewChecks } from './checks.ts'
import type { Looking } from './come-to.ts'
import { courseOf } from './course.ts'
import { type DebriefView, viewDebrief } from './debrief.ts'
import { type HandoverView, viewHandover } from './handover.ts'
import type { PointPages } from './point-pages.ts'
import type { PointView } from './points.ts'
import { type PreparationResult, viewPreparationResult } from './preparation-result.ts'
import { type QuestionsView, viewQuestions } from './questions.ts'
import { type RecordingsView, viewRecordings } from './recordings.ts'
import { type TasksView, viewTasks } from './tasks.ts'
import { type TeamMember, viewTeam } from './team.ts'
import { type VitalsView, viewVitals } from './vitals.ts'

/** Whose eyes: the holder of a seat, or someone signed in without one. */
export type Audience = RoleId | null

/** What everyone may see who is signed in. */
interface OpenView {
  readonly isRunning: boolean
  readonly team: readonly TeamMember[]
  /** Where each role stands in its flow, by role id, whether or not its seat is held. */
  readonly places: readonly [number, number, number]
}

/** What the holder of a seat may see, now. Null is what is not due yet, or another role's. */
interface SeatView {
  /** Null where there is no score to read. */
  readonly score: number | null
  readonly clock: Clock
  readonly chat: readonly ChatMessage[]
  /** One's own notes. */
  readonly note: string | null
  readonly call: CallView | null
  readonly recordings: RecordingsView | null
  readonly summaryList: SummaryList | null
  readonly questions: QuestionsView | null
  readonly leave: LeaveStatus | null
  readonly reviewList: ReviewList | null
  readonly tasks: TasksView | null
  readonly board: readonly BoardTask[] | null
  readonly checks: ChecksView | null
  readonly preparationResult: PreparationResult | null
  readonly challenge: ChallengeView | null
  readonly bedsideReport: BedsideReportView | null
  readonly vitals: VitalsView | null
  readonly points: readonly PointView[]
  readonly pages: readonly PointPages[]
  readonly handover: HandoverView | null
  /** The report itself comes by another way. */
  readonly isReportDue: boolean
  readonly debrief: DebriefView | null
}

/** What one audience may see, now. Each field is sent whole when it changes, `chat` by what was added. */
export interface View extends OpenView, SeatView {}

/** The transport clock, in the server's ms, and how many times faster than life it is shown. */
export interface Clock {
  readonly startedAt: number | null
  readonly stoppedAt: number | null
  readonly pace: number
}

const nothingDue: SeatView = {
  score: null,
  clock: { startedAt: null, stoppedAt: null, pace: 1 },
  chat: [],
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
  isReportDue: false,
  debrief: null,
}

export function viewFor(state: CaseState, audience: Audience, content: CaseContent): View {
  const open: OpenView = {
    isRunning: isRunning(state),
    team: viewTeam(state),
    places: [placeOf(state, PROVIDER), placeOf(state, RT), placeOf(state, RN)],
  }
  if (audience === null || !open.isRunning) return { ...open, ...nothingDue }
  return { ...open, ...viewSeat({ state, content, roleId: audience }) }
}

function viewSeat(looking: Looking): SeatView {
  const { state } = looking
  const { history, points, pages } = courseOf(looking)
  return {
    score: viewScore(state),
    clock: viewClock(state),
    chat: state.records.ChatInbox[CASE_ID]?.chat ?? [],
    note: viewNote(looking),
    call: viewCall(looking),
    recordings: viewRecordings(looking),
    summaryList: viewSummaryList(looking),
    questions: viewQuestions(looking),
    leave: state.records.LeaveStatus[CASE_ID] ?? null,
    reviewList: viewReviewList(looking),
    tasks: viewTasks(looking),
    board: viewBoard(looking),
    checks: viewChecks(looking),
    preparationResult: viewPreparationResult(looking),
    challenge: viewChallenge(looking),
    bedsideReport: viewBedsideReport(looking),
    vitals: viewVitals(looking, history),
    points,
    pages,
    handover: viewHandover(looking),
    isReportDue: isReportDue(state, looking.content, looking.roleId),
    debrief: viewDebrief(looking),
  }
}

function viewNote({ state, roleId }: Looking): string | null {
  const holder = holderOf(state, roleId)
  return holder ? (state.records.Note[holder.userId]?.text ?? '') : null
}

function viewScore(state: CaseState): number | null {
  const entries = state.records.TeamScore[CASE_ID]
  return entries ? Object.values(entries).reduce((sum, entry) => sum + entry.score, 0) : null
}

function viewClock(state: CaseState): Clock {
  const time = state.records.CaseTaskTime[CASE_ID]
  return {
    startedAt: time?.TransportStartTime ?? null,
    stoppedAt: time?.TransportStopTime ?? null,
    pace: state.records.Pace[CASE_ID]?.factor ?? 1,
  }
}
