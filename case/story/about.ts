import { z } from 'zod'
import { slug, words } from './shape.ts'

const minutes = z.number().int().positive()

/** Who a story is: what people are told of it before they choose it, and what a run remembers. */
export const about = z
  .strictObject({
    id: slug,
    /** Raised whenever what somebody may meet in it changes. */
    version: z.number().int().positive(),
    title: words,
    /** Of all its texts, as ISO 639 names it. */
    language: z.string().regex(/^[a-z]{2}$/, 'is no language of two letters'),
    /** Who is to be fetched, and what the team has to do. Nothing of what the case holds. */
    about: z.string().regex(/^[^.!?]+[.!?] [^.!?]+[.!?]$/, 'is not two sentences'),
    /** What a team should plan, with its debriefing. */
    minutes: z
      .strictObject({ from: minutes, to: minutes })
      .readonly()
      .refine(({ from, to }) => from <= to, 'end before they begin'),
    writtenBy: words,
    /** A clinician; null: nobody has. */
    reviewedBy: z.strictObject({ name: words, role: words, on: z.iso.date() }).readonly().nullable(),
  })
  .readonly()
export type About = z.infer<typeof about>
