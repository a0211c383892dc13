import type { Flow } from './flow.ts'
import type { DecisionPoint } from './records/decision-point.ts'
import type { ProviderChallange } from './records/provider-challange.ts'
import type { VitalStats } from './records/vital-stats.ts'

/** The story, handed in as data. The rules know no newborn. */
export interface CaseContent {
  /** By role id: Provider, RT, RN. */
  readonly flows: readonly [Flow, Flow, Flow]
  readonly decisionPoints: readonly DecisionPoint[]
  readonly vitalStats: VitalStats
  readonly challenges: ProviderChallange
}
