const MINUS = '−'

/** A score as people write it, with a true minus. */
export const scoreText = (score: number): string => (score < 0 ? `${MINUS}${-score}` : String(score))

export const pointsText = (score: number): string => `${scoreText(score)} ${Math.abs(score) === 1 ? 'point' : 'points'}`
