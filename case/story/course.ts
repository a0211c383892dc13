import type { Row, Setting } from './bedside.ts'
import type { Condition, CountedCondition } from './condition.ts'

/** What a choice or an order sets, read from how it stood before. Where several hold, the later one wins. */
export interface Effect {
  readonly when?: Condition
  readonly sets?: Setting
  /** Boluses of saline more. */
  readonly boluses?: number
}

/** Something that happens to her as a point opens, to everybody's alarm: its sentences in the situation are marked. */
export interface SuddenEvent {
  /** As the handover names it. */
  readonly name: string
  /** What answers it, by which it is over; a gas taken before tells nothing of it. */
  readonly answer?: string
  /** Said of a gas taken at this point. */
  readonly duringIt?: string
  /** Rows down. */
  readonly monitor: number
  readonly gas: number
  readonly sets: Setting
}

/** What leaving a point does to her rows where it holds: so many rows up (-) or down (+), all added up; or where they stand. */
export interface Outcome {
  readonly when: CountedCondition
  readonly monitor?: number
  readonly gas?: number
  readonly rows?: 'as before' | { readonly monitor: Row; readonly gas: Row }
}

/** What is so for everyone from there on, whatever was done. */
export interface Baseline {
  readonly sets?: Setting
  readonly worstRow?: Row
}
