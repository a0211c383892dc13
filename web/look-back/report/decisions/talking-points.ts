import type { RoleId } from '#case/records/roles.ts'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import type { Report } from '#case/report/report.ts'
import type { Concern } from '#case/report/verdict.ts'
import { bestOf, scoreOf } from '../score/score-parts.ts'

/** A decision that is worth talking about: what it cost, what was better, and who had advised that. */
export interface TalkingPoint {
  readonly part: string
  readonly label: string
  readonly several: boolean
  readonly decided: readonly string[]
  /** Points below the best. */
  readonly cost: number
  readonly better: readonly { readonly name: string; readonly advisedBy: readonly RoleId[] }[]
}

const MOST = 3

/** Something to talk about: a decision, or what else was dangerous and not put right. */
export type ToTalkAbout = { readonly decision: TalkingPoint } | { readonly concern: Concern }

/** Where to start: what was dangerous, the gravest first, and then the decisions that cost most. */
export function whereToStart({ decisions, verdict }: Pick<Report, 'decisions' | 'verdict'>): ToTalkAbout[] {
  const costly = allTalkingPoints(decisions)
  const grave = verdict.concerns.map((concern) => {
    const { decision: named } = concern
    const decision = named && costly.find(({ part, label }) => part === named.part && label === named.label)
    return decision ? { decision } : { concern }
  })
  const told = grave.flatMap((one) => ('decision' in one ? [one.decision] : []))
  const others = costly.filter((decision) => !told.includes(decision)).slice(0, Math.max(0, MOST - told.length))
  return [...grave, ...others.map((decision) => ({ decision }))]
}

/** The decisions that cost most, the costliest first; of equals the earlier one. */
export const talkingPoints = (decisions: readonly DecisionReport[]): TalkingPoint[] =>
  allTalkingPoints(decisions).slice(0, MOST)

const allTalkingPoints = (decisions: readonly DecisionReport[]): TalkingPoint[] =>
  decisions
    .map((decision) => ({
      part: decision.part,
      label: decision.label,
      several: decision.several ?? false,
      decided: decision.provider,
      cost: bestOf(decision) - scoreOf(decision),
      better: betterChoices(decision),
    }))
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)

const betterChoices = ({ missed, rt, rn }: DecisionReport): TalkingPoint['better'] =>
  missed.map(({ name }) => ({
    name,
    advisedBy: [...(rt.includes(name) ? ([1] as const) : []), ...(rn.includes(name) ? ([2] as const) : [])],
  }))

/** How many decisions were as good as they could be. */
export const bestCount = (decisions: readonly DecisionReport[]): number =>
  decisions.filter((decision) => scoreOf(decision) === bestOf(decision)).length
