import type { ProviderChallange } from '../records/challenge.ts'
import type { DecisionPoint } from '../records/decision-point.ts'
import type { Story } from '../records/run.ts'
import type { VitalStats } from '../records/vital-stats.ts'
import type { Bedside, Machine } from './bedside.ts'
import type { BedsideReport } from './bedside-report.ts'
import type { Briefing } from './briefing.ts'
import type { Call, CallTiming } from './call.ts'
import type { ChallengeOne, ChallengeTwo, RoleQuestions } from './challenge.ts'
import type { Condition } from './condition.ts'
import type { Baseline } from './course.ts'
import type { DecisionStory, MachinePanel } from './decision-story.ts'
import type { DebriefPhase, Objective, ScoreScale } from './final-report.ts'
import type { Flow } from './flow.ts'
import type { Patient } from './patient.ts'
import type { Preparation } from './preparation.ts'
import type { Question, ResponseOption } from './question.ts'
import type { EpiChallenge, MixingTask, OrderTask, Task } from './task.ts'

/** The story, handed in as data. The rules know no newborn. */
export interface CaseContent {
  /** Raised whenever what somebody may meet in it changes. */
  readonly story: Pick<Story, 'id' | 'version'>
  /** By role id: Provider, RT, RN. */
  readonly flows: readonly [Flow, Flow, Flow]
  readonly patient: Patient
  readonly call: Call
  readonly callTiming: CallTiming
  readonly summary: Briefing
  readonly questions: { readonly 'transport-mode': Question; readonly 'response-time': Question<ResponseOption> }
  readonly preparation: Preparation
  readonly preparationTasks: {
    readonly medPumps: Task
    readonly orderPharmacy: OrderTask
    readonly mixedMeds: MixingTask
    readonly epiChallenge: EpiChallenge
    readonly calibrateIno: Task
  }
  readonly challengeOne: ChallengeOne
  readonly challengeTwo: ChallengeTwo
  readonly roleQuestions: RoleQuestions
  readonly bedsideReport: BedsideReport
  /** The newborn as the team finds her. */
  readonly asFound: Bedside
  readonly decisionStories: readonly DecisionStory[]
  readonly machines: { readonly [M in Machine]: MachinePanel }
  /** What is so of everyone who arrives. */
  readonly arrival: Baseline
  readonly handover: Briefing
  /** What the newest film of the team does not show, and when. */
  readonly notYetFilmed: readonly { readonly what: string; readonly when: Condition }[]
  readonly objectives: readonly Objective[]
  readonly scoreScale: ScoreScale
  readonly debrief: readonly DebriefPhase[]
  /** Records as a run starts with them. */
  readonly decisionPoints: readonly DecisionPoint[]
  readonly vitalStats: VitalStats
  readonly challenges: ProviderChallange
}
