import { z } from 'zod'
import { durationMs, named, slug, words } from './shape.ts'

const option = {
  slug,
  name: words,
  score: z.number().int(),
  /** Shown with the result. */
  why: words,
  /** How the story goes on although this was decided; the right option needs none. */
  bridge: words.exactOptional(),
}

const asked = {
  question: words,
  right: slug,
  /** Shown with the result, below the options. */
  note: words.exactOptional(),
}

/** A question on which RT and RN advise and the Provider decides. */
export const question = z.strictObject({ ...asked, options: named(z.strictObject(option).readonly()) }).readonly()
export type Question = z.infer<typeof question>

/** A promise to leave base within this time of accepting the call. */
const responseOption = z
  .strictObject({
    ...option,
    /** The promise is kept while preparation and loading together stay under this. */
    limitMs: durationMs,
  })
  .readonly()

export const responseQuestion = z.strictObject({ ...asked, options: named(responseOption) }).readonly()
export type ResponseQuestion = z.infer<typeof responseQuestion>
