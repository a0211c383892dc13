import { type AlarmSign, alarmLimits } from './alarm-limits.ts'
import type { Alarm } from './alarms-of.ts'

/** The alarm limits beside a number, the upper above the lower; the one that is passed stands out. */
export function Limits({ sign, alarm }: { sign: AlarmSign; alarm: Alarm | undefined }) {
  const { low, high } = alarmLimits[sign]
  const look = (isPassed: boolean) => (isPassed ? 'font-bold underline underline-offset-2' : '')

  return (
    <span className="flex flex-col text-right text-[0.6875rem] leading-[1.2]">
      <span className={look(alarm?.word === 'high')}>{high}</span>
      <span className={look(alarm !== undefined && alarm.word !== 'high')}>{low}</span>
    </span>
  )
}
