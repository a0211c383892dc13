import type { LabelledFact } from './patient.ts'

export interface Range {
  readonly from: number
  readonly to: number
}

/** An answer on a list, with what the result page says of it. */
export interface VerdictOption {
  readonly name: string
  readonly isRight: boolean
  readonly verdict: string
}

/** A number people arrive at by a known mistake. */
export interface WrongIdea {
  readonly value: number
  readonly why: string
}

export interface NumberQuestion {
  readonly slug: string
  readonly label: string
  readonly unit: string
  readonly right: number
  readonly accepted: Range
  readonly wrongIdeas: readonly WrongIdea[]
}

/** All three type the index, then choose it from the options. What is right is shown with the result. */
export interface ChallengeOne {
  readonly question: string
  readonly given: readonly LabelledFact[]
  readonly right: number
  readonly accepted: Range
  readonly chooseQuestion: string
  readonly options: readonly VerdictOption[]
  readonly formula: string
  readonly working: readonly string[]
  readonly teaching: readonly string[]
}

/** RT and RN suggest oscillator settings, the Provider chooses. MAP in cmH2O, RR in Hz. */
export interface ChallengeTwo {
  readonly suggestQuestion: string
  readonly chooseQuestion: string
  readonly limits: { readonly MAP: Range; readonly RR: Range }
  readonly accepted: { readonly MAP: Range; readonly RR: Range }
  readonly unitNote: string
  readonly options: readonly VerdictOption[]
  /** Set once the Provider has chosen, whatever was chosen. */
  readonly standardStart: { readonly MAP: number; readonly RR: number }
  readonly standardStartNote: string
  readonly working: readonly string[]
}

export interface ProviderQuestion {
  readonly question: string
  readonly options: readonly { readonly slug: string; readonly name: string; readonly verdict: string }[]
  readonly right: string
  readonly working: readonly string[]
}

export interface CalculationQuestion {
  readonly question: string
  readonly given: readonly LabelledFact[]
  readonly asks: readonly NumberQuestion[]
  readonly working: readonly string[]
}

/** The question that belongs to one role alone. */
export interface RoleQuestions {
  readonly provider: ProviderQuestion
  readonly rt: CalculationQuestion
  readonly rn: CalculationQuestion
}
