import type { LeaveStatus } from '../records/preparation.ts'
import type { RoleId } from '../records/roles.ts'
import type { ChatMessage } from '../records/written.ts'
import type { WrittenPhase } from '../rules/written-phases.ts'
import type { Hints } from '../story/hints.ts'
import type { Instruments } from '../story/sign.ts'
import type { PointPages } from './bedside/point-pages.ts'
import type { PointView } from './bedside/points.ts'
import type { VitalsView } from './bedside/vitals.ts'
import type { BedsideReportView } from './bedside-report.ts'
import type { CallView } from './call.ts'
import type { ChallengeView } from './challenge/challenge.ts'
import type { ReviewList, SummaryList } from './checklists.ts'
import type { ClockNews } from './clock-news.ts'
import type { DebriefingView } from './debriefing.ts'
import type { DeviceView } from './devices.ts'
import type { EventView } from './events.ts'
import type { FlowsView } from './flows.ts'
import type { HandoverView } from './handover.ts'
import type { OrdersView } from './orders.ts'
import type { BoardTask } from './preparation/board.ts'
import type { ChecksView } from './preparation/checks.ts'
import type { PreparationResult } from './preparation/preparation-result.ts'
import type { TasksView } from './preparation/tasks.ts'
import type { QuestionsView } from './questions.ts'
import type { RecordingsView } from './recordings.ts'
import type { SpokenToSeat } from './spoken.ts'
import type { SeatNewsView, TeamSeat } from './team.ts'

/** Whose eyes: the holder of a seat, or someone signed in without one. */
export type Audience = RoleId | null

/** What everyone may see who is signed in. */
export interface OpenView {
  readonly isRunning: boolean
  /** What the three roles walk: the story's own, so no page has one built in. */
  readonly flows: FlowsView
  /** What its monitor and analyser show, value by value. */
  readonly instruments: Instruments
  readonly team: readonly TeamSeat[]
  /** Where each role stands in its flow, by role id, whether or not its seat is held. */
  readonly places: readonly [number, number, number]
  readonly seatNews: readonly SeatNewsView[]
  /** The case stands still, since then. */
  readonly pause: { readonly since: number } | null
}

/** What the holder of a seat may do and see, now. Null is what is not due yet, or another role's. */
export interface SeatView {
  /** Decides, where the others advise. */
  readonly canDecide: boolean
  /** Opens the steps that all three share, and speaks for the team. The others' screens follow. */
  readonly canLead: boolean
  /** Whether Continue would be accepted. */
  readonly mayContinue: boolean
  /** Null where there is no score to read. */
  readonly score: number | null
  /** Points are not told before the analysis of the debriefing. */
  readonly isScoreHidden: boolean
  readonly clock: Clock
  /** What was last done to it, beside its running. */
  readonly clockNews: ClockNews | null
  /** What an educator said to this seat, oldest first. */
  readonly spoken: readonly SpokenToSeat[]
  readonly chat: readonly ChatMessage[]
  /** How many messages stand before those: a page begins with the last ones. */
  readonly chatBefore: number
  /** What to do on the pages of one's step, by their kind, for who practises alone. */
  readonly hints: Hints | null
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
  /** What an educator lets happen, as this role sees it. */
  readonly events: readonly EventView[]
  /** What can be looked at where nobody is told what is wrong; null: events are told. */
  readonly devices: readonly DeviceView[] | null
  /** What is called, read back and carried out of what was decided; null: this run has no orders. */
  readonly orders: OrdersView | null
  /** The report itself comes by another way. */
  readonly isReportDue: boolean
  readonly debrief: readonly WrittenPhase[] | null
  /** Where the talk about the run stands, from the report on. */
  readonly debriefing: DebriefingView | null
  /** Whether one agrees that what one spoke is kept; null: one did not speak. */
  readonly soundConsent: boolean | null
}

/** What one audience may see, now. Each field is sent whole when it changes, `chat` by what was added. */
export interface View extends OpenView, SeatView {}

/** The transport clock, in the server's ms, and how many times faster than life it is shown. */
export interface Clock {
  readonly startedAt: number | null
  readonly stoppedAt: number | null
  readonly pace: number
}
