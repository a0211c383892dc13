import { z } from 'zod'
import { condition } from './condition.ts'
import { groupName } from './group.ts'
import { list, slug, words } from './shape.ts'

const piece = z.strictObject({ when: condition, text: words }).readonly()

/** How the report finds it. */
const measure = z.discriminatedUnion('kind', [
  /** From the beginning of one stretch of the run to the beginning of another. */
  z.strictObject({ kind: z.literal('time'), from: slug, until: slug }).readonly(),
  /** In words, all pieces that hold, once the run has come so far. */
  z.strictObject({ kind: z.literal('words'), once: condition, pieces: list(piece) }).readonly(),
  z.strictObject({ kind: z.literal('medication-errors') }).readonly(),
  z.strictObject({ kind: z.literal('handover-items') }).readonly(),
  /** This trainer cannot. */
  z.strictObject({ kind: z.literal('never') }).readonly(),
])

/** Of the story what is worth talking about, where it was so: told as the group was decided at its point. */
export const storyMoment = z
  .strictObject({ slug, point: slug, group: groupName, when: condition, isGood: z.boolean(), title: words, why: words })
  .readonly()

/** Something by which transports are measured, and what this run shows of it. */
export const metric = z
  .strictObject({
    slug,
    title: words,
    /** What is counted here, so that nobody takes it for something else. */
    definition: words,
    /** Numbers of docs/clinical/sources.md, with a name to find them by. */
    sources: list(z.strictObject({ number: z.number().int().positive(), name: words }).readonly()),
    /** What others reach, as published. Null: nothing was found. */
    benchmark: words.nullable(),
    measure,
    /** Why it could not be measured, where it could not. */
    cannot: words,
    /** With these words it went well, which the debriefing tells at the newest film. */
    filmMoment: z.strictObject({ of: words, title: words, why: words }).readonly().exactOptional(),
    /** Told beside it, where it holds. */
    also: list(piece),
    /** What an educator may let happen that belongs to it. */
    event: slug.exactOptional(),
  })
  .readonly()
export type Metric = z.infer<typeof metric>
