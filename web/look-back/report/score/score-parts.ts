import type { DecisionReport } from '#case/report/decisions-report.ts'
import type { Report } from '#case/report/report.ts'
import type { ScoredItem } from '#case/report/score-report.ts'

/** A scored part of the case: what was had there, and what could have been had. */
export interface ScorePart {
  readonly part: string
  readonly score: number
  readonly best: number
  readonly items: readonly ScoredItem[]
  /** Of several, those that would have scored and were left out. */
  readonly leftOut: readonly { readonly name: string; readonly best: number }[]
}

/** The most that a decision could bring. */
export function bestOf(decision: DecisionReport): number {
  const scores = [...decision.chosen, ...decision.missed].map(({ score }) => Math.max(0, score))
  return decision.several ? scores.reduce((sum, score) => sum + score, 0) : Math.max(0, ...scores)
}

export const scoreOf = ({ chosen }: Pick<DecisionReport, 'chosen'>): number =>
  chosen.reduce((sum, { score }) => sum + score, 0)

export const partsOf = (decisions: readonly DecisionReport[]): readonly string[] => [
  ...new Set(decisions.map(({ part }) => part)),
]

/** The score by part, in the order of the case. */
export function scoreParts({ score, decisions }: Pick<Report, 'score' | 'decisions'>): ScorePart[] {
  return partsOf(decisions).map((part) => {
    const items = score.items.filter((item) => item.part === part)
    const decided = decisions.filter((decision) => decision.part === part)
    return {
      part,
      items,
      score: items.reduce((sum, item) => sum + item.score, 0),
      best: decided.reduce((sum, decision) => sum + bestOf(decision), 0),
      leftOut: decided
        .filter(({ several }) => several)
        .flatMap(({ missed }) => missed.map(({ name, score: best }) => ({ name, best }))),
    }
  })
}

/** Where a bar lies between the lowest and the highest of all parts, in percent of the width. */
export interface BarPlace {
  readonly zero: number
  readonly best: number
  readonly from: number
  readonly width: number
}

export function barsOf(parts: readonly Pick<ScorePart, 'score' | 'best'>[]): BarPlace[] {
  const lowest = Math.min(0, ...parts.map(({ score }) => score))
  const highest = Math.max(1, ...parts.map(({ best }) => best))
  const x = (points: number) => (100 * (points - lowest)) / (highest - lowest)
  return parts.map(({ score, best }) => ({
    zero: x(0),
    best: x(best),
    from: x(Math.min(0, score)),
    width: x(Math.max(0, score)) - x(Math.min(0, score)),
  }))
}
