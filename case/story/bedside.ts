import { z } from 'zod'
import { slug } from './shape.ts'

/** A row of the monitor or of the analyser: 0 is best. */
export const row = z.number().int().nonnegative()
export type Row = z.infer<typeof row>

/** How something stands: yes or no, how much, since when or which. */
const value = z.union([z.boolean(), z.number(), z.string(), z.null()])
export type Value = z.infer<typeof value>

/** Some of what the story declares, set anew. Rows move by the course alone. */
export const setting = z.record(slug, value).readonly()
export type Setting = z.infer<typeof setting>

/**
 * How it stands with the newborn: two rows, what breathes for her, and whatever else the story declares, by its name. Worked
 * out from what was decided; only the two rows are stored as well.
 */
export const bedside = z.object({ monitor: row, gas: row, machine: slug }).catchall(value).readonly()
export type Bedside = z.infer<typeof bedside>

export const setAnew = (bedside: Bedside, sets: Setting | undefined): Bedside =>
  sets ? { ...bedside, ...sets } : bedside

/** How much of it runs or was given. */
export function amountOf(bedside: Bedside, name: string): number {
  const value = bedside[name]
  return typeof value === 'number' ? value : 0
}
