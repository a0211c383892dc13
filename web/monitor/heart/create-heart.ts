import { eachReading, type Readings } from './readings.ts'

// After a pause the heart goes on where it stood: what nobody saw is not made up for.
const LONGEST_STEP_MS = 1000

export type Heart = ReturnType<typeof createHeart>

/** Beats at the rate of its readings, and glides from one set of readings to the next. */
export function createHeart(start: Readings) {
  let from = start
  let to = start
  let now = start
  let glideSince = Number.NEGATIVE_INFINITY
  let lastMs: number | null = null
  let ranMs = 0
  let beats = 0

  return {
    readings: () => now,
    target: () => to,
    /** How long it ran. */
    ranMs: () => ranMs,
    /** The beats so far, with the part of the present one. A whole number is an R wave. */
    beats: () => beats,
    glideTo(target: Readings, nowMs: number) {
      from = now
      to = target
      glideSince = nowMs
    },
    jumpTo(target: Readings) {
      from = target
      to = target
      now = target
      glideSince = Number.NEGATIVE_INFINITY
    },
    isGliding: (nowMs: number) => nowMs - glideSince < GLIDE_MS,
    /** `driven`: where it stands, if something else says so. */
    advance(nowMs: number, driven: Readings | null = null) {
      const stepMs = Math.min(LONGEST_STEP_MS, Math.max(0, nowMs - (lastMs ?? nowMs)))
      lastMs = nowMs
      now = driven ?? glide(from, to, nowMs - glideSince)
      ranMs += stepMs
      beats += (stepMs * now.rate) / 60_000
    },
  }
}

/** How long the newborn takes from one row to the next. */
export const GLIDE_MS = 4000

/** Where the readings are on their way: slow, faster, slow. */
export function glide(from: Readings, to: Readings, elapsedMs: number): Readings {
  if (elapsedMs >= GLIDE_MS) return to
  const part = Math.max(0, elapsedMs / GLIDE_MS)
  const eased = part * part * (3 - 2 * part)
  return eachReading(to, (sign, value) => {
    const start = from[sign] ?? value
    return start + (value - start) * eased
  })
}
