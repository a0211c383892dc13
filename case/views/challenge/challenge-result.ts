import type { Answers } from '../../rules/challenge.ts'
import type { ChallengeTwo, NumberQuestion, Range, VerdictOption } from '../../story/challenge.ts'
import type { CaseContent } from '../../story/content.ts'
import { type HfovSettings, settingsOf } from './hfov-settings.ts'

/** Everyone's answers beside what is right, with working and teaching. */
export interface ChallengeResult {
  readonly index: {
    readonly right: number
    readonly answers: { readonly [A in Answerer]: IndexAnswer }
    readonly options: readonly VerdictOption[]
    readonly formula: string
    readonly working: readonly string[]
    readonly teaching: readonly string[]
  }
  readonly hfov: {
    readonly suggestions: { readonly rt: SuggestionResult | null; readonly rn: SuggestionResult | null }
    readonly chosen: string | null
    readonly options: readonly VerdictOption[]
    readonly standardStart: HfovSettings
    readonly standardStartNote: string
    readonly working: readonly string[]
  }
  readonly own: {
    readonly provider: {
      readonly question: string
      readonly chosen: string | null
      readonly right: string
      readonly options: readonly { readonly slug: string; readonly name: string; readonly verdict: string }[]
      readonly working: readonly string[]
    }
    readonly rt: NumbersResult
    readonly rn: NumbersResult
  }
}

type Answerer = 'provider' | 'rt' | 'rn'

export interface IndexAnswer {
  readonly typed: number | null
  readonly isRight: boolean
  readonly chosen: string | null
}

export interface SuggestionResult extends HfovSettings {
  readonly isAccepted: boolean
}

export interface NumbersResult {
  readonly question: string
  readonly answers: readonly {
    readonly slug: string
    readonly label: string
    readonly unit: string
    readonly answer: number | null
    readonly right: number
    readonly isRight: boolean
    /** How people arrive at such a number, where that is known. */
    readonly why: string | null
  }[]
  readonly working: readonly string[]
}

export function viewChallengeResult(content: CaseContent, answers: Answers): ChallengeResult {
  const { challengeOne, challengeTwo, roleQuestions } = content
  const { vitals, shared, own } = answers
  const indexOf = (who: Answerer): IndexAnswer => {
    const typed = vitals.OxygenIndex[who]
    return { typed, isRight: isWithin(typed, challengeOne.accepted), chosen: shared.challangeOne[who] }
  }
  const { right, options, formula, working, teaching } = challengeOne
  const { standardStart, standardStartNote } = challengeTwo
  const { provider } = roleQuestions
  return {
    index: {
      right,
      answers: { provider: indexOf('provider'), rt: indexOf('rt'), rn: indexOf('rn') },
      options,
      formula,
      working,
      teaching,
    },
    hfov: {
      suggestions: {
        rt: judgeSuggestion(challengeTwo, settingsOf(vitals.suggestionHFOV.rt)),
        rn: judgeSuggestion(challengeTwo, settingsOf(vitals.suggestionHFOV.rn)),
      },
      chosen: shared.challangeTwo.provider,
      options: challengeTwo.options,
      standardStart,
      standardStartNote,
      working: challengeTwo.working,
    },
    own: {
      provider: {
        question: provider.question,
        chosen: own.provider,
        right: provider.right,
        options: provider.options,
        working: provider.working,
      },
      rt: numbersResult(roleQuestions.rt, own.rt),
      rn: numbersResult(roleQuestions.rn, own.rn),
    },
  }
}

const isWithin = (value: number | null, { from, to }: Range): boolean => value !== null && value >= from && value <= to

function judgeSuggestion({ accepted }: ChallengeTwo, given: HfovSettings | null): SuggestionResult | null {
  return given && { ...given, isAccepted: isWithin(given.MAP, accepted.MAP) && isWithin(given.RR, accepted.RR) }
}

function numbersResult(
  { question, asks, working }: CaseContent['roleQuestions']['rt'],
  answers: { readonly [slug: string]: number | null },
): NumbersResult {
  return {
    question,
    answers: asks.map((ask) => {
      const answer = answers[ask.slug] ?? null
      const isRight = isWithin(answer, ask.accepted)
      const { slug, label, unit, right } = ask
      return { slug, label, unit, answer, right, isRight, why: isRight ? null : ideaBehind(ask, answer) }
    }),
    working,
  }
}

// A known mistake is known again when it was rounded another way: 37 and 37.3 are the same idea.
const ROUNDING = 0.02

const ideaBehind = ({ wrongIdeas }: NumberQuestion, answer: number | null): string | null =>
  wrongIdeas.find(({ value }) => answer !== null && Math.abs(answer - value) <= value * ROUNDING)?.why ?? null
