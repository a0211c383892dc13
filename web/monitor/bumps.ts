/** A Gaussian of a wave that repeats with every beat. All but the height in parts of a beat. */
export interface Bump {
  readonly at: number
  readonly height: number
  /** How wide it is before its top, and after. */
  readonly rise: number
  readonly fall: number
}

/** The sum of the bumps at this phase of the beat. A wide bump reaches into the beat beside it. */
export function bumpsAt(phase: number, bumps: readonly Bump[]): number {
  let level = 0
  for (const bump of bumps) {
    const away = phase - bump.at - Math.round(phase - bump.at)
    level += bumpAt(away, bump) + bumpAt(away < 0 ? away + 1 : away - 1, bump)
  }
  return level
}

function bumpAt(away: number, { height, rise, fall }: Bump): number {
  const widths = away / (away < 0 ? rise : fall)
  return height * Math.exp(-0.5 * widths * widths)
}

const STEPS = 1000

/** The same wave, its lowest point at 0 and its highest at 1. */
export function normalized(bumps: readonly Bump[]): (phase: number) => number {
  const levels = Array.from({ length: STEPS }, (_, step) => bumpsAt(step / STEPS, bumps))
  const lowest = Math.min(...levels)
  const height = Math.max(...levels) - lowest
  return (phase) => (bumpsAt(phase, bumps) - lowest) / height
}
