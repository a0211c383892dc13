import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import { asReadBy, type HeldBack } from '../rules/advice.ts'
import { hasComeTo, type SeatInCase } from '../rules/places.ts'
import { answerFields, decisionOn } from '../rules/questions.ts'
import { showsPoints } from '../rules/score-sight.ts'
import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import type { QuestionId } from '../story/flow.ts'

/** Transport mode or response time. The Provider sees advice live, RT and RN once they have advised themselves. */
export interface QuestionView {
  readonly question: string
  readonly options: readonly string[]
  readonly answers: Answers & HeldBack
  /** Once the Provider has decided. */
  readonly result: QuestionResult | null
}

interface Answers {
  readonly provider: string | null
  readonly rt: string | null
  readonly rn: string | null
}

export interface QuestionResult {
  /** Null, and no options told, while points are hidden. */
  readonly right: string | null
  readonly options: readonly { readonly name: string; readonly score: number; readonly why: string }[]
  readonly note: string | null
  /** How the story goes on after a wrong decision. */
  readonly bridge: string | null
}

export type QuestionsView = { readonly [Q in QuestionId]: QuestionView | null }

export const viewQuestions = (looking: SeatInCase): QuestionsView => ({
  'transport-mode': viewQuestion(looking, 'transport-mode'),
  'response-time': viewQuestion(looking, 'response-time'),
})

function viewQuestion(looking: SeatInCase, id: QuestionId): QuestionView | null {
  const { state, content, roleId } = looking
  const answers = state.records.ProviderChallange[CASE_ID]
  if (!answers || !hasComeTo(looking, 'question', id)) return null
  const { question, options } = content.questions[id]
  const fields = answerFields[id]
  const given = { provider: answers[fields[PROVIDER]], rt: answers[fields[RT]], rn: answers[fields[RN]] }
  const isDecided = decisionOn(state, id) !== null
  return {
    question,
    options: namesOf(options),
    answers: asReadBy<Answers>(roleId, given, isDecided),
    result: isDecided ? resultOf(looking, id) : null,
  }
}

type Options = CaseContent['questions'][QuestionId]['options']
const namesOf = compiled((options: Options) => options.map(({ name }) => name))
const reasonsOf = compiled((options: Options) => options.map(({ name, score, why }) => ({ name, score, why })))

function resultOf({ state, content }: SeatInCase, id: QuestionId): QuestionResult {
  const { options, right, note } = content.questions[id]
  const rightName = options.find(({ slug }) => slug === right)?.name
  if (rightName === undefined) throw new Error(`question ${id} has no right option`)
  const bridge = options.find(({ name }) => name === decisionOn(state, id))?.bridge ?? null
  return showsPoints(state)
    ? { right: rightName, options: reasonsOf(options), note: note ?? null, bridge }
    : { right: null, options: [], note: null, bridge }
}
