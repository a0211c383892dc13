const MINUS = '−'

/** A score as people write it, with a true minus. */
export const scoreText = (score: number): string => (score < 0 ? `${MINUS}${-score}` : String(score))

export const pointsText = (score: number): string => `${scoreText(score)} ${Math.abs(score) === 1 ? 'point' : 'points'}`

const beforeUnit = /(\d%?) (?=(?:mL|mg|mcg|kg|cm|min|ppm|psi|Hz|mmHg|L|G|C|h|s)\b)/g

/** No line ends between a number and its unit. */
export const boundUnits = (text: string): string => text.replace(beforeUnit, '$1\u00a0')

/** A calculation with the sign that print has for times. */
export const typeset = (text: string): string => text.replaceAll(' x ', ' × ')

/** Minutes and seconds, as people write them: 0:07, 1:30, 10:00. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What is left of a time: it says 0:00 only when nothing is. */
export const leftText = (ms: number): string => clockText(Math.ceil(Math.round(ms) / 1000) * 1000)
