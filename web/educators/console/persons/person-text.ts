import type { WorkUnderWay } from '#case/views/console/person.ts'
import { boundUnits, leftText } from '../../../ui/number-text.ts'
import { elapsedText } from '../../rooms/room-text.ts'

const MINUTE_MS = 60_000
/** From then on it stands out: who teaches may want to ask. */
const LONG_QUIET_MS = 3 * MINUTE_MS

/** How long ago something was, beside it. */
export const agoText = (ms: number): string => (ms < MINUTE_MS ? 'now' : `${elapsedText(ms)} ago`)

/** Since when nothing came from somebody. */
export function quietText(ms: number): { readonly text: string; readonly isLong: boolean } {
  if (ms < MINUTE_MS) return { text: 'active now', isLong: false }
  return { text: `quiet for ${elapsedText(ms)}`, isLong: ms >= LONG_QUIET_MS }
}

/** Where somebody stands inside a task. */
export const workText = (work: WorkUnderWay, { now, pace }: { now: number; pace: number }): string =>
  work.step === null
    ? `${work.name}: all steps done, busy for ${leftText((work.until - now) * pace)}`
    : boundUnits(`${work.name}, step ${work.step} of ${work.inAll}: ${work.label}`)
