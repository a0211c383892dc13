import { z } from 'zod'
import { roleId } from '../records/roles.ts'
import { durationMs, named, slug, words } from './shape.ts'

const option = z
  .strictObject({
    slug,
    name: words,
    score: z.number().int(),
    /** Shown with the result. */
    why: words,
    /** How the story goes on although this was decided; the right option needs none. */
    bridge: words.exactOptional(),
    /** Of a promise: it is kept while preparation and loading together stay under this. */
    limitMs: durationMs.exactOptional(),
  })
  .readonly()

/** Fields of the specification's record of answers, one for each role. */
export const questionField = z.enum(['ResponseSelection', 'ResponseTime'])
export type QuestionField = z.infer<typeof questionField>

/** A question before departure. RT and RN advise and the Provider decides, unless it is one role's alone. */
export const question = z
  .strictObject({
    slug,
    /** What the report calls it. */
    title: words,
    question: words,
    /** Asked of this role alone, which decides it. */
    only: roleId.exactOptional(),
    /** A promise to leave base within a time of accepting the call: each option has its own. */
    isPromise: z.literal(true).exactOptional(),
    /** Where the answers are kept; left out: among ours. */
    fills: questionField.exactOptional(),
    right: slug,
    /** Shown with the result, below the options. */
    note: words.exactOptional(),
    options: named(option),
  })
  .readonly()
export type Question = z.infer<typeof question>
