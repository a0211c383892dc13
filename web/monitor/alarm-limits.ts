/** What sets off an alarm. The pressure goes by its mean. */
export type AlarmSign = 'heartRate' | 'mean' | 'oxygenPre' | 'oxygenPost'

interface Limits {
  readonly low: number
  readonly high: number
  /** Below this the alarm is of high priority. */
  readonly veryLow: number
}

/** Display settings of this training monitor: working values, docs/clinical/review.md 18. */
export const alarmLimits: { readonly [S in AlarmSign]: Limits } = {
  heartRate: { low: 100, high: 180, veryLow: 80 },
  mean: { low: 40, high: 60, veryLow: 25 },
  oxygenPre: { low: 88, high: 98, veryLow: 70 },
  oxygenPost: { low: 75, high: 98, veryLow: 50 },
}
