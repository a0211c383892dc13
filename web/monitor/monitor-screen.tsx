import { Bell, BellOff, BellRing, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Sign } from '#case/story/sign.ts'
import { IconButton } from '../base/ui/button.tsx'
import { useReducedMotion } from '../base/ui/use-reduced-motion.ts'
import {
  type Alarm,
  alarmCount,
  alarmsOf,
  alarmText,
  heeded,
  keyOf,
  kindOf,
  kindOfAll,
  labelOf,
  saidNext,
  shownOf,
  spokenText,
} from './alarms/alarms.ts'

import { Flash } from './alarms/flash.tsx'
import type { Monitor } from './create-monitor.ts'
import { FullRows, pressureLabel } from './full-rows.tsx'
import type { Readings } from './heart/readings.ts'
import { MonitorFrame } from './monitor-frame.tsx'
import type { MonitorInput } from './monitor-input.ts'
import { useMonitorSound } from './sound/monitor-sound.ts'
import { WaveCanvas } from './wave-canvas.tsx'
import { colorOf, stripChannels } from './waves/channels.ts'

interface MonitorScreenProps {
  readonly monitor: Monitor
  readonly input: MonitorInput
  readonly size: 'full' | 'strip'
}

/** The screen of a monitor. What it shows goes to its row; what it says aloud is the row, until something leads it away. */
export function MonitorScreen({ monitor, input, size }: MonitorScreenProps) {
  const { signs, target, drive, hasArterialLine, lost, isSilent } = input
  const isStill = useReducedMotion()
  const now = useSyncExternalStore(monitor.subscribe, monitor.get)
  const { readings } = now
  const alarms = heeded(signs, now.alarms, input)
  const silent = isSilent ? signs.find(({ slug }) => slug === lost) : undefined
  const shown = { signs, readings, alarms, hasArterialLine, lost }

  useLayoutEffect(() => {
    if (!drive) monitor.follow(target, isStill)
    monitor.drive(drive, isStill)
  }, [monitor, target, drive, isStill])
  useEffect(() => monitor.lose({ lost, isSilent }), [monitor, lost, isSilent])
  useEffect(() => monitor.open(), [monitor])

  return (
    <MonitorFrame kind={kindOfAll(alarms)}>
      <p role="status" className="sr-only">
        {useSpoken(input, readings, alarms)}
      </p>
      {size === 'full' ? (
        <>
          <div className="flex min-h-11 items-center justify-between gap-1 border-white/10 border-b pl-1">
            <AlarmBar alarms={alarms} silent={silent} />
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
              className={`h-8 min-w-0 flex-1 ${isLost(signs, lost) ? 'invisible' : ''}`}
            />
            <AlarmBar alarms={alarms} silent={silent} isShort />
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

/** Once what matters: a row as it comes, and where something leads the monitor away from it, its alarms. */
function useSpoken(input: MonitorInput, readings: Readings, alarms: readonly Alarm[]): string {
  const { signs, target, isLedAway, isUnderWay, hasArterialLine, lost, isSilent } = input
  const off = isSilent ? ' One alarm is off.' : ''
  const inWords = (of: Readings, own: readonly Alarm[]) => `${spokenText(signs, of, hasArterialLine, lost, own)}${off}`
  const key = (own: readonly Alarm[]) => `${keyOf(own)}${off}`
  const ofRow = heeded(signs, alarmsOf(signs, target), { lost, isSilent })
  const now = {
    ...{ row: inWords(target, ofRow), rowKey: key(ofRow) },
    ...{ key: key(alarms), shown: inWords(readings, alarms) },
    ...{ isLedAway, isUnderWay: isUnderWay() },
  }
  const [said, setSaid] = useState(() => saidNext(null, now))
  const next = saidNext(said, now)
  if (next !== said) setSaid(next)
  return next.text
}

/** There is no signal of the heart. */
const isLost = (signs: readonly Sign[], lost: string | null): boolean =>
  signs.some(({ kind, slug }) => kind === 'rate' && slug === lost)

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
  readonly signs: readonly Sign[]
  readonly readings: Readings
  readonly alarms: readonly Alarm[]
  readonly hasArterialLine: boolean
  readonly lost: string | null
}

/** All numbers side by side. */
function StripRow({ signs, readings, alarms, hasArterialLine, lost }: StripRowProps) {
  return (
    <div aria-hidden className="flex min-w-0 flex-1 flex-wrap justify-between gap-y-1">
      {signs.map((sign) => {
        const { value, systolic, diastolic } = shownOf(readings, sign, lost)
        const isPressure = sign.kind === 'pressure' || sign.kind === 'cuff'
        return (
          <StripCell
            key={sign.slug}
            alarm={alarms.find((alarm) => alarm.sign === sign)}
            label={sign.kind === 'pressure' ? pressureLabel(signs, sign, hasArterialLine) : sign.label}
            isOxygen={sign.kind === 'saturation'}
            color={colorOf(signs, sign)}
          >
            <span className={large}>{isPressure ? `${systolic}/${diastolic}` : value}</span>
            {isPressure && (
              <>
                {' '}
                <span className="text-[clamp(1rem,5cqw,1.375rem)]">({value})</span>
              </>
            )}
          </StripCell>
        )
      })}
    </div>
  )
}

interface StripCellProps {
  readonly alarm: Alarm | undefined
  readonly label: string
  readonly isOxygen: boolean
  readonly color: string
  readonly children: ReactNode
}

function StripCell({ alarm, label, isOxygen, color, children }: StripCellProps) {
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

interface AlarmBarProps {
  readonly alarms: readonly Alarm[]
  /** Of what somebody turned the alarm off. */
  readonly silent: Sign | undefined
  readonly isShort?: boolean
}

/** What is in alarm, in words. It stands still: the numbers flash. */
function AlarmBar({ alarms, silent, isShort = false }: AlarmBarProps) {
  const kind = kindOfAll(alarms)
  if (silent)
    return (
      <div aria-hidden className="flex flex-wrap items-center gap-1">
        {kind !== null && <AlarmBar alarms={alarms} silent={undefined} isShort={isShort} />}
        <p className="flex items-center gap-1.5 px-1.5 text-(--alarm) text-[0.8125rem]">
          <BellOff aria-hidden size={15} className="shrink-0" />
          {isShort ? 'Off' : `Alarm off: ${labelOf(silent)}`}
        </p>
      </div>
    )
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
