import { z } from 'zod'
import { roleId } from '../records/roles.ts'
import { labelledFact } from './patient.ts'
import { list, named, positive, slug, words } from './shape.ts'

const range = z.strictObject({ from: z.number(), to: z.number() }).readonly()
export type Range = z.infer<typeof range>

/** An answer on a list, with what the result page says of it. */
const option = z.strictObject({ slug, name: words, verdict: words }).readonly()

/** A number people arrive at by a known mistake. */
const wrongIdea = z.strictObject({ value: z.number(), why: words }).readonly()

const askedNumber = z
  .strictObject({
    slug,
    label: words,
    /** Empty where something is counted. */
    unit: z.string(),
    /** How an answer is said, its number as {n}. Left out: label, number and unit. */
    said: words.exactOptional(),
    /** What it is in another unit, told beside it: so many times as much. */
    also: z.strictObject({ times: positive, unit: words }).readonly().exactOptional(),
    right: z.number(),
    accepted: range,
    /** What is taken as an answer at all. */
    limits: range,
    wrongIdeas: list(wrongIdea),
    /** What reports and objectives call the answer. Left out: as the ask. */
    countedAs: slug.exactOptional(),
    /** A wrong answer is an error of medication. */
    isDose: z.literal(true).exactOptional(),
  })
  .readonly()
export type AskedNumber = z.infer<typeof askedNumber>

/** Fields of the records in which answers are kept. `challangeTwo` is kept with `suggestionHFOV` and `currentHFOV`. */
const askField = z.enum(['OxygenIndex', 'challangeOne', 'challangeTwo', 'RoleQuestion'])

const ofAll = {
  slug,
  title: words,
  /** Whom it is put to. */
  asked: list(roleId),
  question: words,
  working: list(words),
  /** Where the answers are kept. Left out: among ours. */
  fills: askField.exactOptional(),
  /** What the log of the run calls it. Left out: it tells nothing of it. */
  inLog: words.exactOptional(),
}
const options = { options: named(option), right: slug }
const numbers = { numbers: named(askedNumber) }

/** Something that is asked on the way to the aircraft. The first answer is kept. */
export const ask = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('numbers'),
      ...ofAll,
      ...numbers,
      given: list(labelledFact),
      /** Anybody may look it up; what it comes to is the question. */
      formula: words.exactOptional(),
      /** What it means, told with the result. */
      teaching: list(words).exactOptional(),
    })
    .readonly(),
  z
    .strictObject({
      kind: z.literal('choice'),
      ...ofAll,
      ...options,
      /** Numbers that are asked again with it, once they were typed. */
      after: slug.exactOptional(),
    })
    .readonly(),
  /** Those whom it is put to suggest numbers; the Provider chooses from options, and what is right is set, whatever was chosen. */
  z
    .strictObject({
      kind: z.literal('suggestion'),
      ...ofAll,
      ...numbers,
      ...options,
      settleQuestion: words,
      /** What reports call it. */
      reportedAs: words,
      /** Told where numbers are typed or chosen. */
      unitNote: words,
      /** Told with the result: what is set. */
      settledNote: words,
    })
    .readonly(),
])
export type Ask = z.infer<typeof ask>

/** All that is asked before the bedside. `about` is said after how many questions there are. */
export const challenge = z.strictObject({ about: words, asks: named(ask) }).readonly()
export type Challenge = z.infer<typeof challenge>
