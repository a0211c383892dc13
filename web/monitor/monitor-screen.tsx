import { Bell, BellRing, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { LostSign } from '#case/story/injection.ts'
import { IconButton } from '../ui/button.tsx'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
import {
  type Alarm,
  type AlarmSign,
  alarmCount,
  alarmsOf,
  alarmText,
  kindOf,
  kindOfAll,
  shownOf,
  spokenText,
} from './alarms/alarms.ts'

import { Flash } from './alarms/flash.tsx'
import type { Monitor } from './create-monitor.ts'
import { FullRows } from './full-rows.tsx'
import type { Readings } from './heart/readings.ts'
import { MonitorFrame } from './monitor-frame.tsx'
import { useMonitorSound } from './sound/monitor-sound.ts'
import { WaveCanvas } from './wave-canvas.tsx'
import { colors, stripChannels } from './waves/channels.ts'

interface MonitorScreenProps {
  readonly monitor: Monitor
  /** Where the numbers are going. */
  readonly target: Readings
  readonly hasArterialLine: boolean
  /** There is no signal of this. */
  readonly lost?: LostSign | null
  readonly size: 'full' | 'strip'
}

/** The screen of a monitor. What it shows glides to the target; what it says aloud is the target. */
export function MonitorScreen({ monitor, target, hasArterialLine, lost = null, size }: MonitorScreenProps) {
  const isStill = useReducedMotion()
  const readings = useSyncExternalStore(monitor.subscribe, monitor.get)
  const alarms = alarmsOf(readings).filter(({ sign }) => sign !== lost)
  const shown = { readings, alarms, hasArterialLine, lost }

  useLayoutEffect(() => monitor.follow(target, isStill), [monitor, target, isStill])
  useEffect(() => monitor.open(), [monitor])

  return (
    <MonitorFrame kind={kindOfAll(alarms) ?? (lost && 'low')}>
      <p role="status" className="sr-only">
        {spokenText(target, hasArterialLine, lost)}
      </p>
      {size === 'full' ? (
        <>
          <div className="flex min-h-11 items-center justify-between gap-1 border-white/10 border-b pl-1">
            <AlarmBar alarms={alarms} />
            <SoundButton />
          </div>
          <FullRows monitor={monitor} {...shown} />
        </>
      ) : (
        <>
          <div className="flex min-h-8 items-center gap-1 pr-1">
            <WaveCanvas
              monitor={monitor}
              channels={stripChannels}
              className={`h-8 min-w-0 flex-1 ${lost === 'heartRate' ? 'invisible' : ''}`}
            />
            <AlarmBar alarms={alarms} isShort />
          </div>
          <div className="flex min-h-11 items-stretch pl-1">
            <StripRow {...shown} />
            <SoundButton />
          </div>
        </>
      )}
    </MonitorFrame>
  )
}

function SoundButton() {
  const { isOn, toggle } = useMonitorSound()
  const Icon = isOn ? Volume2 : VolumeX

  return (
    <IconButton
      label="Monitor sound"
      aria-pressed={isOn}
      onClick={toggle}
      className="text-[#c9d6ee]! hover:bg-white/10! hover:text-white!"
    >
      <Icon aria-hidden size={20} />
    </IconButton>
  )
}

const large = 'text-[clamp(1.125rem,6.3cqw,1.75rem)]'

interface StripRowProps {
  readonly readings: Readings
  readonly alarms: readonly Alarm[]
  readonly hasArterialLine: boolean
  readonly lost: LostSign | null
}

/** All numbers side by side. */
function StripRow({ readings, alarms, hasArterialLine, lost }: StripRowProps) {
  const { heartRate, systolic, diastolic, mean, oxygenPre, oxygenPost } = shownOf(readings, lost)
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

/** What is in alarm, in words. It stands still: the numbers flash. */
function AlarmBar({ alarms, isShort = false }: { alarms: readonly Alarm[]; isShort?: boolean }) {
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
