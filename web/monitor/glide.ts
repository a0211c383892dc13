import { eachReading, type Readings } from './readings.ts'

/** How long the newborn takes from one row to the next. */
export const GLIDE_MS = 4000

/** Where the readings are on their way: slow, faster, slow. */
export function glide(from: Readings, to: Readings, elapsedMs: number): Readings {
  if (elapsedMs >= GLIDE_MS) return to
  const part = Math.max(0, elapsedMs / GLIDE_MS)
  const eased = part * part * (3 - 2 * part)
  return eachReading((sign) => from[sign] + (to[sign] - from[sign]) * eased)
}
