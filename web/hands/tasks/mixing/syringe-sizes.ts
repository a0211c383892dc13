/** A syringe by what is printed on it. */
export type Size = '1-ml' | '5-ml' | '10-ml' | '20-ml' | '50-ml'

interface SizeOf {
  /** The highest mark, in mL. */
  readonly most: number
  /** Marks: every one, a longer one, one with its number. */
  readonly marks: readonly [each: number, longer: number, numbered: number]
  /** What a drag, and what a tap on the plunger moves, in mL. */
  readonly by: number
  readonly tapBy: number
  /** In metres. */
  readonly radius: number
  readonly scale: number
}

export const sizes: { readonly [S in Size]: SizeOf } = {
  '1-ml': { most: 1, marks: [0.01, 0.1, 0.2], by: 0.01, tapBy: 0.1, radius: 0.0065, scale: 0.082 },
  '5-ml': { most: 5, marks: [0.2, 1, 1], by: 0.1, tapBy: 0.5, radius: 0.0098, scale: 0.07 },
  '10-ml': { most: 12, marks: [0.2, 1, 2], by: 0.5, tapBy: 1, radius: 0.01, scale: 0.076 },
  '20-ml': { most: 20, marks: [1, 5, 5], by: 0.5, tapBy: 1, radius: 0.0115, scale: 0.08 },
  '50-ml': { most: 50, marks: [1, 5, 10], by: 1, tapBy: 1, radius: 0.0145, scale: 0.088 },
}

const SHOULDER = 0.008
export const STOPPER = 0.007

export const isSize = (slug: string | null | undefined): slug is Size => slug != null && slug in sizes

/** How long its barrel is. The flange is at x = 0, the tip at -x. */
export const barrelOf = (size: Size): number => sizes[size].scale + 2 * SHOULDER

/** Where the front of the stopper is at so many mL. */
export const stopperAt = (size: Size, ml: number): number => {
  const { most, scale } = sizes[size]
  return SHOULDER - barrelOf(size) + (Math.min(most, Math.max(0, ml)) / most) * scale
}

/** Where the thumb rest is at so many mL. */
export const thumbAt = (size: Size, ml: number): number => stopperAt(size, ml) + barrelOf(size)
