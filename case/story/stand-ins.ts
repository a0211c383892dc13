import { z } from 'zod'
import { list, words } from './shape.ts'

/** Why somebody advises something: in clinical words, without naming it. */
const reasons = z.strictObject({ right: list(words), wrong: list(words) }).readonly()

/** The words of those who stand in for somebody: several for each, so that it does not sound like a machine. */
export const standInWords = z
  .strictObject({
    /** By what is advised on: a question, or `point/group`. */
    advice: z.record(z.string(), reasons).readonly(),
    /** As a piece of work is begun, by its id. */
    starts: z.record(z.string(), list(words)).readonly(),
    /** What it is at, by the kind of command that comes of it: after “RT is”. */
    doing: z.record(z.string(), words).readonly(),
    /** The Provider, after the last decision of a point. */
    thanks: list(words),
  })
  .readonly()
