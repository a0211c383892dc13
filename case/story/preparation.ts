import { z } from 'zod'
import { durationMs, list, named, slug, words } from './shape.ts'

/** Something the Provider reviews or delegates while the others work. */
const reviewPoint = z
  .strictObject({
    slug,
    text: words,
    /** Shown in addition once the pharmacy order is sent: before, it would answer the order. */
    afterOrder: words.exactOptional(),
  })
  .readonly()

/** A verdict on the preparation time. It reaches from the band before up to and including `untilMs`; null: no end. */
const preparationBand = z.strictObject({ untilMs: durationMs.nullable(), title: words, advice: words }).readonly()

/** What an order of tasks costs at best, when every step is done within its time. */
const firstMove = z.strictObject({ move: words, totalMs: durationMs }).readonly()
export type FirstMove = z.infer<typeof firstMove>

export const preparation = z
  .strictObject({
    reviewPoints: named(reviewPoint),
    /** From ready to leaving base. Added to the preparation before it is held against the promise. */
    loadingMs: durationMs,
    bestMs: durationMs,
    bands: list(preparationBand),
    /** Why the pharmacy order goes first, a sentence each. */
    orderPuzzle: list(words),
    /** Best first. */
    firstMoves: list(firstMove),
  })
  .readonly()
export type Preparation = z.infer<typeof preparation>
