import { z } from 'zod'
import { screenKind } from './flow.ts'
import { words } from './shape.ts'

/** For who practises alone: what their role does on a page, and what the page waits for. */
const hint = z.strictObject({ now: words, waits: words }).readonly()

const hintsByScreen = z.partialRecord(screenKind, hint).readonly()
export type Hints = z.infer<typeof hintsByScreen>

export const hints = z
  .strictObject({
    /** What all roles do alike. */
    everyone: hintsByScreen,
    /** Who leads the team. */
    leading: hintsByScreen,
    /** RT and RN. */
    advising: hintsByScreen,
  })
  .readonly()
