import type { Range } from '#case/story/challenge.ts'
import type { Fields } from '../../live/drafts.ts'
import { numberIn } from '../../ui/typed-number.ts'

/** A number that is asked for. */
export interface AskedNumber<S extends string = string> {
  readonly slug: S
  readonly label: string
  readonly unit: string
  readonly limits?: Range
  /** What the number means, told while it is typed. */
  readonly meaning?: (value: number) => string
}

export type Numbers<S extends string> = { readonly [slug in S]: number }

/** What is wrong beyond the typing, which the field itself tells; null if nothing is. */
export function problemWith({ limits }: Pick<AskedNumber, 'limits'>, text: string): string | null {
  if (text.trim() === '') return 'Type a number first.'
  const value = numberIn(text)
  if (value === null) return null
  if (!Number.isFinite(value)) return 'That number is too large.'
  return limits && (value < limits.from || value > limits.to)
    ? `Enter a number from ${limits.from} to ${limits.to}.`
    : null
}

/** The first that cannot be sent as it stands; -1: all can. */
export const firstAmiss = (asks: readonly AskedNumber[], texts: Fields): number =>
  asks.findIndex((ask) => {
    const text = texts[ask.slug] ?? ''
    return numberIn(text) === null || problemWith(ask, text) !== null
  })

/** What was typed, by slug. Only for texts of which none is amiss. */
export const numbersIn = <S extends string>(asks: readonly AskedNumber<S>[], texts: Fields): Numbers<S> =>
  // Each slug has its entry; the type of fromEntries cannot say so.
  Object.fromEntries(asks.map(({ slug }) => [slug, numberIn(texts[slug] ?? '')])) as Numbers<S>
