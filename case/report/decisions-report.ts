import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import { answerFields } from '../rules/questions.ts'
import type { CaseContent } from '../story/content.ts'
import type { QuestionId } from '../story/flow.ts'

/** What each advised, what was decided, and why that was or was not the best. */
export interface DecisionReport {
  readonly part: string
  readonly label: string
  /** Names of options; a list only for procedures. Empty: said nothing. */
  readonly rt: readonly string[]
  readonly rn: readonly string[]
  readonly provider: readonly string[]
  readonly decidedAt: number | null
  readonly chosen: readonly { readonly name: string; readonly score: number; readonly why: string }[]
  /** Scoring options that were left out. */
  readonly missed: readonly { readonly name: string; readonly score: number; readonly why: string }[]
}

export function decisionsReport(state: CaseState, content: CaseContent): DecisionReport[] {
  return [
    questionReport(state, content, 'transport-mode', 'Transport mode'),
    questionReport(state, content, 'response-time', 'Response time'),
    ...content.decisionStories.flatMap((_, index) => pointReport(state, content, index + 1)),
  ]
}

function questionReport(
  state: CaseState,
  { questions }: CaseContent,
  question: QuestionId,
  label: string,
): DecisionReport {
  const answers = state.records.ProviderChallange[CASE_ID]
  const [provider, rt, rn] = answerFields[question].map((field) => (answers?.[field] ? [answers[field]] : []))
  const { options } = questions[question]
  const decided = provider ?? []
  return {
    part: label,
    label,
    rt: rt ?? [],
    rn: rn ?? [],
    provider: decided,
    decidedAt: state.records.TeamScore[CASE_ID]?.[question]?.time ?? null,
    chosen: options.filter(({ name }) => decided.includes(name)).map(withoutSlug),
    missed: options.filter(({ name, score }) => score > 0 && !decided.includes(name)).map(withoutSlug),
  }
}

const withoutSlug = ({ name, score, why }: { name: string; score: number; why: string }) => ({ name, score, why })

function pointReport(state: CaseState, content: CaseContent, point: number): DecisionReport[] {
  const record = state.records.DecisionPoint[point]
  const times = state.records.PointProgress[point]?.decidedAt ?? {}
  return (record?.decisionPointData ?? []).map((group) => {
    const options = content.decisionStories[point - 1]?.groups[group.decisionName] ?? []
    const names = (choice: typeof group.rt) => {
      const slugs = [choice ?? []].flat()
      return options.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name)
    }
    const decided = names(group.provider)
    const chosen = options.filter(({ name }) => decided.includes(name))
    const isBest = group.decisionName !== 'Procedure' && chosen.some(({ score }) => score > 0)
    return {
      part: `Decision point ${point}`,
      label: group.decisionName,
      rt: names(group.rt),
      rn: names(group.rn),
      provider: decided,
      decidedAt: times[group.decisionName] ?? null,
      chosen: chosen.map(withoutSlug),
      missed: options.filter(({ name, score }) => score > 0 && !isBest && !decided.includes(name)).map(withoutSlug),
    }
  })
}
