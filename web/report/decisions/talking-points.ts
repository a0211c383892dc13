import type { RoleId } from '#case/records/roles.ts'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import { bestOf, scoreOf } from '../score/score-parts.ts'

/** A decision that is worth talking about: what it cost, what was better, and who had advised that. */
export interface TalkingPoint {
  readonly part: string
  readonly label: string
  readonly decided: readonly string[]
  /** Points below the best. */
  readonly cost: number
  readonly better: readonly { readonly name: string; readonly advisedBy: readonly RoleId[] }[]
}

const MOST = 3

/** The decisions that cost most, the costliest first; of equals the earlier one. */
export function talkingPoints(decisions: readonly DecisionReport[]): TalkingPoint[] {
  return decisions
    .map((decision) => ({
      part: decision.part,
      label: decision.label,
      decided: decision.provider,
      cost: bestOf(decision) - scoreOf(decision),
      better: betterChoices(decision),
    }))
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, MOST)
}

const betterChoices = ({ missed, rt, rn }: DecisionReport): TalkingPoint['better'] =>
  missed.map(({ name }) => ({
    name,
    advisedBy: [...(rt.includes(name) ? ([1] as const) : []), ...(rn.includes(name) ? ([2] as const) : [])],
  }))

/** How many decisions were as good as they could be. */
export const bestCount = (decisions: readonly DecisionReport[]): number =>
  decisions.filter((decision) => scoreOf(decision) === bestOf(decision)).length
