import { Bell, BellRing } from 'lucide-react'
import { alarmCount, alarmText } from './alarm-texts.ts'
import { type Alarm, kindOfAll } from './alarms.ts'

/** What is in alarm, in words. It stands still: the numbers flash. */
export function AlarmBar({ alarms, isShort = false }: { alarms: readonly Alarm[]; isShort?: boolean }) {
  const kind = kindOfAll(alarms)
  if (kind === null)
    return (
      <p aria-hidden className="flex items-center gap-2 px-2 text-[#9fb0cc] text-[0.8125rem]">
        <Bell aria-hidden size={15} className="shrink-0" /> No alarm
      </p>
    )
  return (
    <p
      aria-hidden
      data-alarm={kind}
      className="flex items-center gap-1.5 rounded-md bg-(--alarm) px-1.5 py-1 font-semibold text-(--alarm-text) text-[0.8125rem] leading-tight"
    >
      <BellRing aria-hidden size={16} className="shrink-0" /> {isShort ? alarmCount(alarms) : alarmText(alarms)}
    </p>
  )
}
