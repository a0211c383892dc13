import type { ReactNode } from 'react'
import { type Alarm, type AlarmSign, alarmLimits, kindOf } from './alarms/alarms.ts'
import { Flash } from './alarms/flash.tsx'

interface NumberCellProps {
  readonly row: number
  readonly label: string
  readonly unit: string
  readonly color: string
  readonly sign: AlarmSign
  readonly alarm: Alarm | undefined
  readonly children: ReactNode
}

/** One row of numbers: what it is, its unit and limits, and the value itself, large. */
export function NumberCell({ row, label, unit, color, sign, alarm, children }: NumberCellProps) {
  return (
    <div style={{ gridRowStart: row, color }} className="col-start-2 min-w-0 p-0.5">
      <Flash
        kind={alarm ? kindOf(alarm) : null}
        className="flex h-full flex-col justify-between rounded-md px-1.5 py-1 tabular-nums"
      >
        <span className="flex items-baseline justify-between gap-1 font-medium text-[0.6875rem] leading-none">
          <span className="truncate">{label}</span>
          <span>{unit}</span>
        </span>
        <span className="flex items-end justify-between gap-1">
          <Limits sign={sign} alarm={alarm} />
          {children}
        </span>
      </Flash>
    </div>
  )
}

/** The alarm limits beside a number, the upper above the lower; the one that is passed stands out. */
function Limits({ sign, alarm }: { sign: AlarmSign; alarm: Alarm | undefined }) {
  const { low, high } = alarmLimits[sign]
  const look = (isPassed: boolean) => (isPassed ? 'font-bold underline underline-offset-2' : '')

  return (
    <span className="flex flex-col text-right text-[0.6875rem] leading-[1.2]">
      <span className={look(alarm?.word === 'high')}>{high}</span>
      <span className={look(alarm !== undefined && alarm.word !== 'high')}>{low}</span>
    </span>
  )
}
