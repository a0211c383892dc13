import type { ReactNode } from 'react'
import { type Alarm, type AlarmSign, kindOf } from './alarms/alarms.ts'
import { Flash } from './alarms/flash.tsx'
import type { Readings } from './heart/readings.ts'
import { colors } from './waves/channels.ts'

const large = 'text-[clamp(1.125rem,6.3cqw,1.75rem)]'

interface StripRowProps {
  readonly readings: Readings
  readonly alarms: readonly Alarm[]
  readonly hasArterialLine: boolean
}

/** All numbers side by side. */
export function StripRow({ readings, alarms, hasArterialLine }: StripRowProps) {
  const { heartRate, systolic, diastolic, mean, oxygenPre, oxygenPost } = readings
  const watched = (sign: AlarmSign) => alarms.find((alarm) => alarm.sign === sign)

  return (
    <div aria-hidden className="flex min-w-0 flex-1 flex-wrap justify-between gap-y-1">
      <StripCell alarm={watched('heartRate')} label="HR" color={colors.ecg}>
        <span className={large}>{heartRate}</span>
      </StripCell>
      <StripCell alarm={watched('mean')} label={hasArterialLine ? 'ABP' : 'NIBP'} color={colors.arterial}>
        <span className={large}>
          {systolic}/{diastolic}
        </span>{' '}
        <span className="text-[clamp(1rem,5cqw,1.375rem)]">({mean})</span>
      </StripCell>
      <StripCell alarm={watched('oxygenPre')} label="pre" isOxygen color={colors.pre}>
        <span className={large}>{oxygenPre}</span>
      </StripCell>
      <StripCell alarm={watched('oxygenPost')} label="post" isOxygen color={colors.post}>
        <span className={large}>{oxygenPost}</span>
      </StripCell>
    </div>
  )
}

interface StripCellProps {
  readonly alarm: Alarm | undefined
  readonly label: string
  readonly isOxygen?: boolean
  readonly color: string
  readonly children: ReactNode
}

function StripCell({ alarm, label, isOxygen = false, color, children }: StripCellProps) {
  return (
    <div style={{ color }}>
      <Flash
        kind={alarm ? kindOf(alarm) : null}
        className="flex h-full flex-col justify-between rounded-md px-1 py-0.5 font-semibold tabular-nums leading-none tracking-tight"
      >
        <span className="font-medium text-[0.6875rem] tracking-normal">
          {isOxygen && <span className="@max-xs:hidden">SpO₂ </span>}
          {label}
        </span>
        <span className="whitespace-nowrap">{children}</span>
      </Flash>
    </div>
  )
}
