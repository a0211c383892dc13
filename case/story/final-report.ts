import type { Condition } from './condition.ts'

export interface Objective {
  readonly text: string
  readonly shownBy: string
  /** Of the whole run: the facts of every point, and those of the report. */
  readonly metWhen: Condition
}

/** `from` and `to` belong to the band. */
export interface ScoreBand {
  readonly from: number
  readonly to: number
  readonly name: string
  readonly advice: string
}

export interface ScoreScale {
  readonly best: number
  readonly worst: number
  readonly bands: readonly ScoreBand[]
  /** Best and worst of each scored part of the case. */
  readonly parts: readonly { readonly part: string; readonly best: number; readonly worst: number }[]
}

export interface DebriefPrompt {
  readonly slug: string
  readonly kind: 'question' | 'plus' | 'delta' | 'topic'
  readonly text: string
}

export interface DebriefPhase {
  readonly slug: string
  readonly title: string
  readonly prompts: readonly DebriefPrompt[]
}
