interface Limits {
  readonly low: number
  readonly high: number
  /** Below this the alarm is of high priority. */
  readonly veryLow: number
}

/** When the bedside monitor alarms: display settings of this training monitor, working values (docs/clinical/review.md 18). */
export const alarmLimits: { readonly [S in 'heartRate' | 'mean' | 'oxygenPre' | 'oxygenPost']: Limits } = {
  heartRate: { low: 100, high: 180, veryLow: 80 },
  mean: { low: 40, high: 60, veryLow: 25 },
  oxygenPre: { low: 88, high: 98, veryLow: 70 },
  oxygenPost: { low: 75, high: 98, veryLow: 50 },
}
