import { z } from 'zod'
import { slug, words } from './shape.ts'

const scale = { from: z.number(), to: z.number(), step: z.number().positive() }

/** What is set on a machine. Several machines may have the same. */
export const machineSetting = z
  .strictObject({
    slug,
    label: words,
    unit: z.string(),
    ...scale,
    /** The field of the record that holds what the team settled. */
    as: z.literal('MAP').exactOptional(),
  })
  .readonly()

/** A gas that is given beside what breathes for her; 0 where none is. */
export const givenGas = z.strictObject({ slug, name: words, unit: words, ...scale }).readonly()

/** Something else that choices set and conditions read. A time may be none. Nobody sees it but by what texts and panels tell of it. */
export const bedsideFact = z.discriminatedUnion('kind', [
  z.strictObject({ slug, kind: z.literal('yes-no') }).readonly(),
  z.strictObject({ slug, kind: z.literal('time') }).readonly(),
  z.strictObject({ slug, kind: z.literal('number'), from: z.number(), to: z.number() }).readonly(),
])
export type BedsideFact = z.infer<typeof bedsideFact>
