import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { answerOn, deciderOf } from '../rules/questions.ts'
import type { CaseContent } from '../story/content.ts'
import { groupCalled } from '../story/group.ts'
import { pointsOf, type StoryPoint } from '../story/points.ts'
import type { Question } from '../story/question.ts'

/** What each advised, what was decided, and why that was or was not the best. */
export interface DecisionReport {
  readonly part: string
  /** Of a decision point: which. What older versions kept has none. */
  readonly slug?: string | undefined
  /** Asked of this role alone, which decided; left out: the Provider did. */
  readonly only?: RoleId
  readonly label: string
  /** Any number of its options may be chosen. */
  readonly several?: true
  /** Whose advice was asked; left out: that of RT and RN. */
  readonly advisedBy?: readonly RoleId[]
  /** Names of options. Empty: said nothing. */
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
    ...content.questions.map((question) => questionReport(state, question)),
    ...pointsOf(content).flatMap((point) => pointReport(state, content, point)),
  ]
}

function questionReport(state: CaseState, question: Question): DecisionReport {
  const by = (roleId: RoleId) => [answerOn(state, question, roleId) ?? []].flat()
  const { slug, title, options, only } = question
  const decided = by(deciderOf(question))
  return {
    part: title,
    label: title,
    ...(only === undefined ? {} : { only }),
    rt: by(RT),
    rn: by(RN),
    provider: by(PROVIDER),
    decidedAt: state.records.TeamScore[CASE_ID]?.[slug]?.time ?? null,
    chosen: options.filter(({ name }) => decided.includes(name)).map(withoutSlug),
    missed: options.filter(({ name, score }) => score > 0 && !decided.includes(name)).map(withoutSlug),
  }
}

const withoutSlug = ({ name, score, why }: { name: string; score: number; why: string }) => ({ name, score, why })

function pointReport(
  state: CaseState,
  content: CaseContent,
  { slug: name, docId, title, story }: StoryPoint,
): DecisionReport[] {
  const record = state.records.DecisionPoint[docId]
  const times = state.records.PointProgress[docId]?.decidedAt ?? {}
  return (record?.decisionPointData ?? []).map((group) => {
    const options = story.groups[group.decisionName] ?? []
    const names = (choice: typeof group.rt) => {
      const slugs = [choice ?? []].flat()
      return options.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name)
    }
    const decided = names(group.provider)
    const chosen = options.filter(({ name }) => decided.includes(name))
    const { several, advisedBy } = groupCalled(content, group.decisionName) ?? {}
    const isBest = !several && chosen.some(({ score }) => score > 0)
    return {
      part: title,
      slug: name,
      label: group.decisionName,
      ...(several && { several }),
      ...(advisedBy && { advisedBy }),
      rt: names(group.rt),
      rn: names(group.rn),
      provider: decided,
      decidedAt: times[group.decisionName] ?? null,
      chosen: chosen.map(withoutSlug),
      missed: options.filter(({ name, score }) => score > 0 && !isBest && !decided.includes(name)).map(withoutSlug),
    }
  })
}
