import type { Answer } from '../../records/answer.ts'
import type { ChallengeStatus } from '../../records/challenge.ts'
import { CASE_ID } from '../../records/collections.ts'
import type { RoleId } from '../../records/roles.ts'
import { answerersOf, answerTo, asksOf, isChosenBy, isClosed, numbersOf, optionsOf } from '../../rules/asks.ts'
import { showsPoints } from '../../rules/debriefing.ts'
import { hasComeTo, type SeatInCase } from '../../rules/places.ts'
import type { Numbers } from '../../rules/said-number.ts'
import type { Ask } from '../../story/ask.ts'
import type { LabelledFact } from '../../story/patient.ts'
import { type AskResult, type NumberAsked, viewAskResult, viewNumber } from './ask-result.ts'

/** The challenge on the way to the aircraft. What others answer, and what is right, comes with the result. */
export interface ChallengeView {
  readonly about: string
  /** What this role is asked, as far as it is due. */
  readonly asks: readonly AskView[]
  readonly done: ChallengeStatus
  /** Of all that anybody was asked; once all three are done, unless points are hidden. */
  readonly result: readonly AskResult[] | null
  /** All three are done, and what is right comes with the debriefing. */
  readonly isResultHidden: boolean
}

export interface AskView {
  readonly slug: string
  readonly kind: Ask['kind']
  readonly title: string
  readonly question: string
  /** Asked of this role alone. */
  readonly isOwn: boolean
  readonly given: readonly LabelledFact[]
  readonly formula: string | null
  /** Of a choice: the numbers that it asks again. */
  readonly after: string | null
  /** Of numbers: they are asked again. */
  readonly isAskedAgain: boolean
  /** What there is to choose from; nothing, where numbers are asked. */
  readonly options: readonly { readonly slug: string; readonly name: string }[]
  readonly numbers: readonly NumberAsked[]
  readonly answer: Answer | null
  readonly suggestion: SuggestionView | null
}

export interface SuggestionView {
  readonly unitNote: string
  /** The Provider has chosen: a missing suggestion is no longer asked for. */
  readonly isClosed: boolean
  /** For who chooses, as they come in. */
  readonly given: readonly { readonly roleId: RoleId; readonly numbers: Numbers | null }[] | null
}

export function viewChallenge(looking: SeatInCase): ChallengeView | null {
  const { state, content, roleId } = looking
  const done = state.records.ChallengeStatus[CASE_ID]
  if (!content.challenge || !done || !hasComeTo(looking, 'challenge')) return null
  const isDone = done.Provider && done.Therapist && done.Nurse
  const isDue = (ask: Ask) =>
    answerersOf(ask).includes(roleId) &&
    asksOf(content).every((one) => ask.kind !== 'choice' || one.slug !== ask.after || answerTo(state, one, roleId))
  return {
    about: content.challenge.about,
    asks: asksOf(content)
      .filter(isDue)
      .map((ask) => viewAsk(looking, ask)),
    done,
    result: isDone && showsPoints(state) ? asksOf(content).map((ask) => viewAskResult(state, ask)) : null,
    isResultHidden: isDone && !showsPoints(state),
  }
}

function viewAsk({ state, content, roleId }: SeatInCase, ask: Ask): AskView {
  const isChosen = isChosenBy(ask, roleId)
  const isNumbers = ask.kind === 'numbers'
  return {
    slug: ask.slug,
    kind: ask.kind,
    title: ask.title,
    question: ask.kind === 'suggestion' && isChosen ? ask.settleQuestion : ask.question,
    isOwn: answerersOf(ask).length === 1,
    given: isNumbers ? ask.given : [],
    formula: (isNumbers && ask.formula) || null,
    after: (ask.kind === 'choice' && ask.after) || null,
    isAskedAgain: asksOf(content).some((one) => one.kind === 'choice' && one.after === ask.slug),
    options: isChosen ? optionsOf(ask).map(({ slug, name }) => ({ slug, name })) : [],
    numbers: isChosen && ask.kind !== 'suggestion' ? [] : numbersOf(ask).map((one) => viewNumber(ask, one)),
    answer: answerTo(state, ask, roleId),
    suggestion:
      ask.kind !== 'suggestion'
        ? null
        : {
            unitNote: ask.unitNote,
            isClosed: isClosed(state, ask),
            given: isChosen
              ? ask.asked.map((role) => ({ roleId: role, numbers: answerTo(state, ask, role)?.numbers ?? null }))
              : null,
          },
  }
}
