import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { asReadBy, type HeldBack } from '../rules/advice.ts'
import { showsPoints } from '../rules/debriefing.ts'
import { hasComeTo, type SeatInCase } from '../rules/places.ts'
import { answerOn, askedOf, deciderOf, decisionOn } from '../rules/questions.ts'
import { compiled } from '../story/compiled.ts'
import type { Question } from '../story/question.ts'

/** A question before departure. The Provider sees advice live, RT and RN once they have advised themselves. */
export interface QuestionView {
  readonly question: string
  readonly options: readonly string[]
  /** Who is asked: all, or one role alone. */
  readonly askedOf: readonly RoleId[]
  readonly decider: RoleId
  readonly answers: Answers & HeldBack
  /** Once it is decided. */
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

/** By slug; null before one has come to it. */
export interface QuestionsView {
  readonly [slug: string]: QuestionView | null
}

export const viewQuestions = (looking: SeatInCase): QuestionsView =>
  Object.fromEntries(looking.content.questions.map((question) => [question.slug, viewQuestion(looking, question)]))

function viewQuestion(looking: SeatInCase, question: Question): QuestionView | null {
  const { state, roleId } = looking
  if (!hasComeTo(looking, 'question', question.slug)) return null
  const by = (role: RoleId) => answerOn(state, question, role)
  const isDecided = decisionOn(state, question) !== null
  return {
    question: question.question,
    options: namesOf(question.options),
    askedOf: askedOf(question),
    decider: deciderOf(question),
    answers: asReadBy<Answers>(roleId, { provider: by(PROVIDER), rt: by(RT), rn: by(RN) }, isDecided),
    result: isDecided ? resultOf(looking, question) : null,
  }
}

type Options = Question['options']
const namesOf = compiled((options: Options) => options.map(({ name }) => name))
const reasonsOf = compiled((options: Options) => options.map(({ name, score, why }) => ({ name, score, why })))

function resultOf({ state }: SeatInCase, question: Question): QuestionResult {
  const { options, right, note = null, slug } = question
  const rightName = options.find((option) => option.slug === right)?.name
  if (rightName === undefined) throw new Error(`question ${slug} has no right option`)
  const bridge = options.find(({ name }) => name === decisionOn(state, question))?.bridge ?? null
  return showsPoints(state)
    ? { right: rightName, options: reasonsOf(options), note, bridge }
    : { right: null, options: [], note: null, bridge }
}
