import { z } from 'zod'
import { list, words } from './shape.ts'

/**
 * What can be so of the newborn and of the choices made, as the checks know it: “monitor 3”; a name that the story declares, so
 * where it runs, was given or is set; the name and how it stands, “machine hfov”, “dopamine 10”, or at least, “dopamine 10+”;
 * “chose …” at this point; “stopped …” of what ran as it opened; “from point …” on; “monitor-fell” by its event. “not …”: it is
 * not so. Some look back over the run: how it stood as a point opened, what was chosen there, how it was left; what was so at
 * any point; what was so when the newest film was taken; and, in the handover, “event: …”, that it was seen to in time.
 */
const fact = words
export type Fact = z.infer<typeof fact>

/** A look back, taken apart: which moment, of which point, what was so then. */
export const PAST = /^(?<moment>came to|opening|at|left|ever|film|event)(?: (?<point>[\w.-]+))?(?:: (?<fact>.*))?$/

const anyOf = list(fact)
const exactly = z.strictObject({ exactly: z.number().int().nonnegative(), of: list(fact) }).readonly()

/** All of these hold; of a list within, any. */
export const condition = list(z.union([fact, anyOf]))
export type Condition = z.infer<typeof condition>

/** The same; of a count within, exactly so many. */
export const countedCondition = list(z.union([fact, anyOf, exactly]))
export type CountedCondition = z.infer<typeof countedCondition>

const piece = z.strictObject({ when: condition, text: words }).readonly()

/**
 * A sentence or part of one. Pieces with a condition are left out where it does not hold. Words in braces are filled in:
 * those of the bedside, in the handover those of the handover.
 */
export const text = z.union([words, list(z.union([z.string().min(1), piece]))])
export type Text = z.infer<typeof text>

/** What this run left, for the handover, besides the words of the bedside. */
export const handoverWords = [
  /** Of its arterial gases, as "highest OI 42, last OI 33 (10:40)", or "no OI measured". */
  'measuredIndex',
  /** The OSI of the arrival row, a number. */
  'indexNow',
  /** Values with time and kind, arterial or heel, and since when nothing is known. */
  'lastGas',
  /** Finding with time, and what is not yet on a film. */
  'lastFilm',
  /** Of the last gas, or of the bedside report, with its unit. */
  'glucose',
] as const
