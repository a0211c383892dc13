import { z } from 'zod'
import { named, slug, words } from './shape.ts'

/** Something at the bedside that one can look at, and what may be the matter with it. All are offered alike, whatever is so. */
export const deviceLookedAt = z
  .strictObject({
    slug,
    name: words,
    /** What it shows while nothing is the matter. */
    usual: words,
    findings: named(z.strictObject({ slug, name: words }).readonly()),
  })
  .readonly()
export type DeviceLookedAt = z.infer<typeof deviceLookedAt>
