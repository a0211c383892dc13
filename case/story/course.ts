import { z } from 'zod'
import { row, setting } from './bedside.ts'
import { condition, countedCondition } from './condition.ts'
import { slug, words } from './shape.ts'

/** How many rows, up (-) or down (+). */
const rows = z.number().int()

/** What a choice or an order sets, read from how it stood before and what is chosen with it. Where several hold, the later one wins. */
export const effect = z
  .strictObject({
    when: condition.exactOptional(),
    sets: setting.exactOptional(),
    /** Boluses more, by the name of each. */
    gives: z.record(slug, z.number().int().positive()).readonly().exactOptional(),
  })
  .readonly()
export type Effect = z.infer<typeof effect>

/** Something that happens to her as a point opens, to everybody's alarm: its sentences in the situation are marked. */
export const suddenEvent = z
  .strictObject({
    /** As the handover names it. */
    name: words,
    /** What answers it, by which it is over; a gas taken before tells nothing of it. */
    answer: words.exactOptional(),
    /** Said of a gas taken at this point. */
    duringIt: words.exactOptional(),
    /** Where it moves her rows and sets something; none: always. */
    when: condition.exactOptional(),
    monitor: rows,
    gas: rows,
    sets: setting,
  })
  .readonly()

/**
 * What leaving a point does to her rows where it holds: so many rows up or down, all added up, from where they stand, or for those
 * that it undoes from where they stood before the event of the point; or where they stand in the end.
 */
export const outcome = z
  .strictObject({
    when: countedCondition,
    monitor: rows.exactOptional(),
    gas: rows.exactOptional(),
    undoes: z
      .array(z.enum(['monitor', 'gas']))
      .readonly()
      .exactOptional(),
    rows: z.union([z.literal('as before'), z.strictObject({ monitor: row, gas: row }).readonly()]).exactOptional(),
  })
  .readonly()
export type Outcome = z.infer<typeof outcome>

/** What is so for everyone from there on, whatever was done. */
export const baseline = z.strictObject({ sets: setting.exactOptional(), worstRow: row.exactOptional() }).readonly()
export type Baseline = z.infer<typeof baseline>
