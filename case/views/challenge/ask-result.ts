import type { RoleId } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { answerersOf, answerTo, isChosenBy, numbersOf, optionsOf } from '../../rules/asks.ts'
import { ideaBehind, isAccepted, isRightAnswer } from '../../rules/right-answer.ts'
import type { Sayable } from '../../rules/said-number.ts'
import type { Ask, AskedNumber, Range } from '../../story/ask.ts'

/** Everyone's answers beside what is right, with working and teaching. */
export interface AskResult {
  readonly slug: string
  readonly kind: Ask['kind']
  readonly title: string
  readonly question: string
  /** Of a choice: the numbers that it asks again. */
  readonly after: string | null
  /** Of all who were asked. */
  readonly answers: readonly AnswerResult[]
  readonly options: readonly VerdictView[]
  readonly formula: string | null
  readonly working: readonly string[]
  readonly teaching: readonly string[]
  /** What is set now, whatever was chosen. */
  readonly settledNote: string | null
}

export interface VerdictView {
  readonly slug: string
  readonly name: string
  readonly isRight: boolean
  readonly verdict: string
}

export interface AnswerResult {
  readonly roleId: RoleId
  readonly option: string | null
  readonly numbers: readonly NumberResult[]
  readonly isRight: boolean
}

export interface NumberResult extends NumberAsked {
  readonly answer: number | null
  readonly right: number
  readonly isRight: boolean
  /** How people arrive at such a number, where that is known. */
  readonly why: string | null
}

export function viewAskResult(state: CaseState, ask: Ask): AskResult {
  const { slug, kind, title, question, working } = ask
  return {
    ...{ slug, kind, title, question, working },
    after: (kind === 'choice' && ask.after) || null,
    answers: answerersOf(ask).map((roleId) => answerResult(state, ask, roleId)),
    options: optionsOf(ask).map((one) => ({ ...one, isRight: kind !== 'numbers' && one.slug === ask.right })),
    formula: (kind === 'numbers' && ask.formula) || null,
    teaching: (kind === 'numbers' && ask.teaching) || [],
    settledNote: kind === 'suggestion' ? ask.settledNote : null,
  }
}

function answerResult(state: CaseState, ask: Ask, roleId: RoleId): AnswerResult {
  const answer = answerTo(state, ask, roleId)
  const numbers = isChosenBy(ask, roleId) ? [] : numbersOf(ask)
  return {
    roleId,
    option: answer?.option ?? null,
    numbers: numbers.map((number) => {
      const value = answer?.numbers?.[number.slug] ?? null
      const isRight = isAccepted(number, value)
      const why = isRight ? null : ideaBehind(number, value)
      return { ...viewNumber(ask, number), answer: value, right: number.right, isRight, why }
    }),
    isRight: answer !== null && isRightAnswer(ask, answer),
  }
}

export interface NumberAsked extends Sayable {
  /** Told where they are the machine's own. */
  readonly limits: Range | null
}

/** What is said of a number, and nothing of what is right. */
export function viewNumber({ kind }: Ask, number: AskedNumber): NumberAsked {
  const { slug, label, unit, said, also, limits } = number
  return {
    ...{ slug, label, unit, limits: kind === 'suggestion' ? limits : null },
    ...(said !== undefined && { said }),
    ...(also && { also }),
  }
}
