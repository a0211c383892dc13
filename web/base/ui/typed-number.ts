/** A number as people type it, with a point or a comma. Null: it is none. */
export function numberIn(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace(',', '.')
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** What is wrong with what is typed so far; null if nothing is. */
export const problemIn = (text: string): string | null =>
  text.trim() === '' || numberIn(text) !== null
    ? null
    : 'Type digits only, with a point or a comma, and leave the unit out.'

/** One up or down in the last place that is typed: after 3.2 comes 3.3, after 49 comes 50. */
export function nudged(text: string, direction: 1 | -1): string {
  const value = numberIn(text) ?? 0
  const places = /[.,](\d+)\s*$/.exec(text)?.[1]?.length ?? 0
  return Math.max(0, value + direction * 10 ** -places).toFixed(places)
}
