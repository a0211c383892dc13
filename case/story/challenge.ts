import { z } from 'zod'
import { labelledFact } from './patient.ts'
import { list, named, slug, words } from './shape.ts'

const range = z.strictObject({ from: z.number(), to: z.number() }).readonly()
export type Range = z.infer<typeof range>

/** An answer on a list, with what the result page says of it. */
const verdictOption = z.strictObject({ name: words, isRight: z.boolean(), verdict: words }).readonly()
export type VerdictOption = z.infer<typeof verdictOption>

/** A number people arrive at by a known mistake. */
const wrongIdea = z.strictObject({ value: z.number(), why: words }).readonly()

const numberQuestion = z
  .strictObject({
    slug,
    label: words,
    /** Empty where something is counted. */
    unit: z.string(),
    right: z.number(),
    accepted: range,
    wrongIdeas: list(wrongIdea),
  })
  .readonly()
export type NumberQuestion = z.infer<typeof numberQuestion>

/** All three type the index, then choose it from the options. What is right is shown with the result. */
export const challengeOne = z
  .strictObject({
    question: words,
    given: list(labelledFact),
    right: z.number(),
    accepted: range,
    chooseQuestion: words,
    options: list(verdictOption),
    formula: words,
    working: list(words),
    teaching: list(words),
  })
  .readonly()
export type ChallengeOne = z.infer<typeof challengeOne>

/** RT and RN suggest oscillator settings, the Provider chooses. MAP in cmH2O, RR in Hz. */
export const challengeTwo = z
  .strictObject({
    suggestQuestion: words,
    chooseQuestion: words,
    limits: z.strictObject({ MAP: range, RR: range }).readonly(),
    accepted: z.strictObject({ MAP: range, RR: range }).readonly(),
    unitNote: words,
    options: list(verdictOption),
    /** Set once the Provider has chosen, whatever was chosen. */
    standardStart: z.strictObject({ MAP: z.number(), RR: z.number() }).readonly(),
    standardStartNote: words,
    working: list(words),
  })
  .readonly()
export type ChallengeTwo = z.infer<typeof challengeTwo>

const providerQuestion = z
  .strictObject({
    question: words,
    options: named(z.strictObject({ slug, name: words, verdict: words }).readonly()),
    right: slug,
    working: list(words),
  })
  .readonly()

const calculationQuestion = z
  .strictObject({ question: words, given: list(labelledFact), asks: named(numberQuestion), working: list(words) })
  .readonly()

/** The question that belongs to one role alone. */
export const roleQuestions = z
  .strictObject({ provider: providerQuestion, rt: calculationQuestion, rn: calculationQuestion })
  .readonly()
export type RoleQuestions = z.infer<typeof roleQuestions>
