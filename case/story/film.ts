import { z } from 'zod'

/** A chest film, as it is drawn for this product. */
export const film = z
  .strictObject({
    /** The vertebra at which the tip of the breathing tube lies; null: there is none, and none in the stomach. */
    tubeTip: z.union([z.literal(2), z.literal(4)]).nullable(),
    /** The right lung: open, collapsed under air, open again but for a rim of air around a drain, wholly open beside it; or both wet beside a wide heart. */
    chest: z.enum(['open', 'collapsed', 'drained', 're-expanded', 'wet']),
  })
  .readonly()
export type Film = z.infer<typeof film>
export type Chest = Film['chest']
