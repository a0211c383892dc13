import type { ChallengeStatus, RoleQuestion } from '../../records/challenge.ts'
import { CASE_ID } from '../../records/collections.ts'
import { PROVIDER, RT } from '../../records/roles.ts'
import { type Answers, answersOf } from '../../rules/challenge.ts'
import { hasComeTo, type SeatInCase } from '../../rules/places.ts'
import { answerField } from '../../rules/role-fields.ts'
import { showsPoints } from '../../rules/score-sight.ts'
import type { ChallengeTwo } from '../../story/challenge.ts'
import type { LabelledFact } from '../../story/patient.ts'
import { type ChallengeResult, viewChallengeResult } from './challenge-result.ts'
import { type HfovSettings, settingsOf } from './hfov-settings.ts'

/** The challenge on the way to the aircraft. What others answer, and what is right, comes with the result. */
export interface ChallengeView {
  readonly index: IndexChallenge
  /** For RT and RN. */
  readonly suggest: SuggestChallenge | null
  /** For the Provider. */
  readonly choose: ChooseChallenge | null
  readonly own: OwnQuestion
  readonly done: ChallengeStatus
  /** Once all three are done, unless points are hidden. */
  readonly result: ChallengeResult | null
  /** All three are done, and what is right comes with the debriefing. */
  readonly isResultHidden: boolean
}

export interface IndexChallenge {
  readonly question: string
  readonly given: readonly LabelledFact[]
  /** Anybody may look it up; what it comes to is the question. */
  readonly formula: string
  readonly answer: number | null
  /** The list appears after the number was typed. */
  readonly choose: {
    readonly question: string
    readonly options: readonly string[]
    readonly answer: string | null
  } | null
}

export interface SuggestChallenge {
  readonly question: string
  readonly limits: ChallengeTwo['limits']
  readonly unitNote: string
  readonly answer: HfovSettings | null
  /** The Provider has chosen: a missing suggestion is no longer asked for. */
  readonly isClosed: boolean
}

export interface ChooseChallenge {
  readonly question: string
  readonly unitNote: string
  readonly options: readonly string[]
  readonly suggestions: { readonly rt: HfovSettings | null; readonly rn: HfovSettings | null }
  readonly answer: string | null
}

/** The question that belongs to this role alone: a choice, or numbers. */
export interface OwnQuestion {
  readonly question: string
  readonly given: readonly LabelledFact[]
  readonly options: readonly { readonly slug: string; readonly name: string }[]
  readonly asks: readonly { readonly slug: string; readonly label: string; readonly unit: string }[]
  readonly answer: string | RoleQuestion['rt'] | RoleQuestion['rn'] | null
}

export function viewChallenge(looking: SeatInCase): ChallengeView | null {
  const { state, roleId } = looking
  const answers = answersOf(state)
  const done = state.records.ChallengeStatus[CASE_ID]
  if (!answers || !done || !hasComeTo(looking, 'challenge')) return null
  const isDone = done.Provider && done.Therapist && done.Nurse
  return {
    index: viewIndex(looking, answers),
    suggest: roleId === PROVIDER ? null : viewSuggest(looking, answers),
    choose: roleId === PROVIDER ? viewChoose(looking, answers) : null,
    own: viewOwn(looking, answers),
    done,
    result: isDone && showsPoints(state) ? viewChallengeResult(looking.content, answers) : null,
    isResultHidden: isDone && !showsPoints(state),
  }
}

function viewIndex({ content, roleId }: SeatInCase, { vitals, shared }: Answers): IndexChallenge {
  const { question, given, formula, chooseQuestion } = content.challengeOne
  const field = answerField[roleId]
  const answer = vitals.OxygenIndex[field]
  const { options, [field]: chosen } = shared.challangeOne
  return {
    question,
    given,
    formula,
    answer,
    choose: answer === null ? null : { question: chooseQuestion, options, answer: chosen },
  }
}

function viewSuggest({ content, roleId }: SeatInCase, { vitals, shared }: Answers): SuggestChallenge {
  const { suggestQuestion, limits, unitNote } = content.challengeTwo
  const answer = settingsOf(vitals.suggestionHFOV[roleId === RT ? 'rt' : 'rn'])
  return { question: suggestQuestion, limits, unitNote, answer, isClosed: shared.challangeTwo.provider !== null }
}

function viewChoose({ content }: SeatInCase, { vitals, shared }: Answers): ChooseChallenge {
  const { chooseQuestion, unitNote } = content.challengeTwo
  const { options, provider } = shared.challangeTwo
  const { rt, rn } = vitals.suggestionHFOV
  const suggestions = { rt: settingsOf(rt), rn: settingsOf(rn) }
  return { question: chooseQuestion, unitNote, options, suggestions, answer: provider }
}

function viewOwn({ content, roleId }: SeatInCase, { own }: Answers): OwnQuestion {
  if (roleId === PROVIDER) {
    const { question, options } = content.roleQuestions.provider
    const names = options.map(({ slug, name }) => ({ slug, name }))
    return { question, given: [], options: names, asks: [], answer: own.provider }
  }
  const { question, given, asks } = content.roleQuestions[answerField[roleId]]
  const answer = roleId === RT ? own.rt : own.rn
  const isAnswered = Object.values(answer).every((value) => value !== null)
  return {
    question,
    given,
    options: [],
    asks: asks.map(({ slug, label, unit }) => ({ slug, label, unit })),
    answer: isAnswered ? answer : null,
  }
}
