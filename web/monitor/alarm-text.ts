import type { Alarm } from './alarms-of.ts'

const shortNames = { heartRate: 'HR', mean: 'mean BP', oxygenPre: 'SpO₂ pre', oxygenPost: 'SpO₂ post' } as const

const words = ['very low', 'low', 'high'] as const

/** For the top of the screen, the worst first: "Very low: HR, mean BP. Low: SpO₂ post". */
export function alarmText(alarms: readonly Alarm[]): string {
  const parts = byWord(alarms).map(
    ([word, those]) => `${word.charAt(0).toUpperCase()}${word.slice(1)}: ${those.map(nameOf).join(', ')}`,
  )
  return parts.join('. ').replaceAll('pre, SpO₂ post', 'pre + post')
}

/** Where there is no room for names: "2 very low, 1 low". */
export const alarmCount = (alarms: readonly Alarm[]): string =>
  byWord(alarms)
    .map(([word, those]) => `${those.length} ${word}`)
    .join(', ')

const nameOf = ({ sign }: Alarm) => shortNames[sign]

const byWord = (alarms: readonly Alarm[]) =>
  words
    .map((word) => [word, alarms.filter((alarm) => alarm.word === word)] as const)
    .filter(([, those]) => those.length > 0)
