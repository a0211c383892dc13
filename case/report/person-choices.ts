import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { answerField } from '../rules/role-fields.ts'
import { goodAt, momentsOf } from '../stand-ins/advice.ts'
import type { CaseContent } from '../story/content.ts'
import type { DecisionReport } from './decisions-report.ts'
import { momentTitle } from './moment-title.ts'

/** How much of what one said is in what it is held against; of procedures it may be a part. */
export type Share = 'all' | 'part' | 'none'

/** What somebody advised, or, as the Provider, decided. Names of options. */
export interface OwnChoice {
  readonly part: string
  readonly label: string
  readonly chosen: readonly string[]
  /** How much of it nothing was better than. */
  readonly good: Share
  /** What was decided, and how much of the advice is in it. Null of the Provider’s own, and where nothing was decided. */
  readonly decided: readonly string[] | null
  readonly followed: Share | null
  /** Of a decision: who had advised just that. */
  readonly advisedBy: readonly RoleId[]
}

/** What a role said at each moment that asked it, and where it said nothing. */
export interface OwnChoices {
  readonly given: readonly OwnChoice[]
  readonly silent: readonly { readonly part: string; readonly label: string }[]
}

export function choicesOf(roleId: RoleId, decisions: readonly DecisionReport[], content: CaseContent): OwnChoices {
  const field = answerField[roleId]
  const isAdvisedOn = ({ only, advisedBy, decidedAt }: DecisionReport) =>
    only === undefined && (advisedBy?.includes(roleId) ?? true) && decidedAt !== null
  // Who decides to do nothing has decided; nobody is asked after what was never come to.
  const asked = roleId === PROVIDER ? [] : decisions.filter(isAdvisedOn)
  return {
    given: decisions
      .filter((decision) => decision[field].length > 0)
      .map((decision) => choiceOf(roleId, decision, content)),
    silent: asked.filter((decision) => decision[field].length === 0).map(({ part, label }) => ({ part, label })),
  }
}

function choiceOf(roleId: RoleId, decision: DecisionReport, content: CaseContent): OwnChoice {
  const { part, label, provider } = decision
  const chosen = decision[answerField[roleId]]
  const isDecider = roleId === (decision.only ?? PROVIDER)
  const isJudged = !isDecider && decision.decidedAt !== null
  const advisers = ([RT, RN] as const).filter((one) => isSame(decision[answerField[one]], chosen))
  return {
    part,
    label,
    chosen,
    good: shareOf(chosen, goodOf(decision, content)),
    decided: isJudged ? provider : null,
    followed: isJudged ? shareOf(chosen, provider) : null,
    advisedBy: isDecider && decision.only === undefined ? advisers : [],
  }
}

function goodOf({ part, label }: DecisionReport, content: CaseContent): readonly string[] {
  const moment = momentsOf(content).find((one) => {
    const title = momentTitle(content, one)
    return title.part === part && title.label === label
  })
  return moment ? goodAt(content, moment).map(({ words }) => words) : []
}

/** Only a part, also where something else stands beside it. */
function shareOf(said: readonly string[], of: readonly string[]): Share {
  const count = said.filter((one) => of.includes(one)).length
  return count === 0 ? 'none' : count === said.length ? 'all' : 'part'
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name))
