import type { Manner } from '../records/manners.ts'
import { PROVIDER, type RoleId } from '../records/roles.ts'
import { standInOf } from '../records/stand-in.ts'
import type { CaseState } from '../records/state.ts'
import { deciderOf, findQuestion } from '../rules/questions.ts'
import { goodAt, isList, optionsAt } from '../stand-ins/advice.ts'
import type { CaseContent } from '../story/content.ts'
import { listNames } from './list-names.ts'
import { momentTitle } from './moment-title.ts'
import { choiceAt, itemsOf, type Stint } from './stand-in-course.ts'

/** One time that the trainer itself played a seat, and what it got wrong. */
export interface StandInReport {
  readonly roleId: RoleId
  readonly manner: Manner
  /** The same in the same case does the same. */
  readonly seed: number
  readonly from: number
  /** Where the role stood then. */
  readonly fromStep: string
  /** Null: it played to the end. */
  readonly until: number | null
  readonly untilStep: string | null
  /** Who had the seat then. */
  readonly followedBy: 'person' | 'stand-in' | 'nobody' | null
  readonly wrong: readonly WrongAdvice[]
  /** What it left out of lists that it ticked. */
  readonly missed: readonly { readonly list: string; readonly item: string }[]
}

/** Names of options, as in the decisions. */
export interface WrongAdvice {
  readonly part: string
  readonly label: string
  readonly at: number
  /** What it advised; of a Provider, what it decided. */
  readonly said: readonly string[]
  /** Any number of the options might have been chosen. */
  readonly several?: true
  /** What was right: any of these; of several, all. */
  readonly right: readonly string[]
  /** Whether the Provider decided so; null where it decided itself, or nobody did. */
  readonly isFollowed: boolean | null
}

export const standInsReport = (
  stints: readonly Stint[],
  state: CaseState,
  content: CaseContent,
): readonly StandInReport[] =>
  stints.flatMap(({ uid, roleId, from, fromStep, end, said, lists }) => {
    const standIn = standInOf(uid)
    if (!standIn) return []
    return {
      roleId,
      ...standIn,
      from,
      fromStep,
      until: end?.at ?? null,
      untilStep: end?.step ?? null,
      followedBy: end?.followedBy ?? null,
      wrong: said.flatMap((one) => wrongAdvice(one, { roleId, state, content })),
      missed: lists.flatMap(({ list, open }) =>
        open.map((item) => ({ list: listNames(content)[list], item: itemsOf(content, list)[item] ?? '' })),
      ),
    }
  })

function wrongAdvice(
  { moment, choice, at }: Stint['said'][number],
  { roleId, state, content }: { roleId: RoleId; state: CaseState; content: CaseContent },
): WrongAdvice[] {
  const good = goodAt(content, moment)
  const isWrong = (sent: string) => choice.includes(sent) && !good.some(({ name }) => name === sent)
  const wrong = optionsAt(content, moment).filter(({ name }) => isWrong(name))
  if (wrong.length === 0) return []
  const question = findQuestion(content, moment)
  const decider = question ? deciderOf(question) : PROVIDER
  const decided = choiceAt(state, content, moment, decider)
  const isOwn = roleId === decider || decided.length === 0
  return [
    {
      ...momentTitle(content, moment),
      ...(isList(content, moment) && { several: true }),
      at,
      said: wrong.map(({ words }) => words),
      right: good.map(({ words }) => words),
      isFollowed: isOwn ? null : wrong.some(({ name }) => decided.includes(name)),
    },
  ]
}
