/** With a true minus sign. */
export const pointsText = (score: number): string =>
  `${String(score).replace('-', '−')} ${Math.abs(score) === 1 ? 'point' : 'points'}`
