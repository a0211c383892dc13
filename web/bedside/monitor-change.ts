import type { MonitorView } from '#case/views/monitor.ts'

export type Way = 'up' | 'down' | 'same'

export interface MonitorChange {
  readonly name: string
  readonly unit: string
  readonly before: number
  readonly now: number
  /** What stands small under each number. */
  readonly beside: readonly [before: string, now: string] | null
  readonly way: Way
  /** "up 8", "down 12" or "same". */
  readonly words: string
  /** Null where neither way is good as such: a heart may race or slow. */
  readonly isBetter: boolean | null
}

const signs = [
  { key: 'heartRate', name: 'Heart rate', unit: 'per minute' },
  { key: 'mean', name: 'Mean BP', unit: 'mmHg' },
  { key: 'oxygenPre', name: 'Pre-ductal', unit: 'SpO2, %' },
  { key: 'oxygenPost', name: 'Post-ductal', unit: 'SpO2, %' },
] as const

const wayOf = (difference: number): Way => (difference > 0 ? 'up' : difference < 0 ? 'down' : 'same')

export function monitorChanges(before: MonitorView, now: MonitorView): MonitorChange[] {
  return signs.map(({ key, name, unit }) => {
    const difference = now[key] - before[key]
    const way = wayOf(difference)
    return {
      name,
      unit,
      before: before[key],
      now: now[key],
      beside: key === 'mean' ? [pressureText(before), pressureText(now)] : null,
      way,
      words: way === 'same' ? way : `${way} ${Math.abs(difference)}`,
      isBetter: key === 'heartRate' || way === 'same' ? null : way === 'up',
    }
  })
}

const pressureText = ({ systolic, diastolic }: MonitorView) => `${systolic}/${diastolic}`
