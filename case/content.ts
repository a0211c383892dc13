import type { Flow } from './flow.ts'
import type { DecisionPoint } from './records/decision-point.ts'
import type { ProviderChallange } from './records/provider-challange.ts'
import type { Story } from './records/story.ts'
import type { VitalStats } from './records/vital-stats.ts'
import type { Bedside, Machine } from './story/bedside.ts'
import type { BedsideReport } from './story/bedside-report.ts'
import type { Briefing } from './story/briefing.ts'
import type { Call, CallTiming } from './story/call.ts'
import type { ChallengeOne, ChallengeTwo, RoleQuestions } from './story/challenge.ts'
import type { Condition } from './story/condition.ts'
import type { Baseline } from './story/course.ts'
import type { DecisionStory } from './story/decision-story.ts'
import type { DebriefPhase, Objective, ScoreScale } from './story/final-report.ts'
import type { MachinePanel } from './story/machine-panel.ts'
import type { Patient } from './story/patient.ts'
import type { Preparation } from './story/preparation.ts'
import type { Question, ResponseOption } from './story/question.ts'
import type { EpiChallenge, MixingTask, OrderTask, Task } from './story/task.ts'

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
