import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { IconButton } from '../ui/button.tsx'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
import { AlarmBar } from './alarms/alarm-bar.tsx'
import { spokenText } from './alarms/alarm-texts.ts'
import { alarmsOf, kindOfAll } from './alarms/alarms.ts'
import type { Monitor } from './create-monitor.ts'
import { FullRows } from './full-rows.tsx'
import type { Readings } from './heart/readings.ts'
import { MonitorFrame } from './monitor-frame.tsx'
import { useMonitorSound } from './sound/monitor-sound.ts'
import { StripRow } from './strip-row.tsx'
import { WaveCanvas } from './wave-canvas.tsx'
import { stripChannels } from './waves/channels.ts'

interface MonitorScreenProps {
  readonly monitor: Monitor
  /** Where the numbers are going. */
  readonly target: Readings
  readonly hasArterialLine: boolean
  readonly size: 'full' | 'strip'
}

/** The screen of a monitor. What it shows glides to the target; what it says aloud is the target. */
export function MonitorScreen({ monitor, target, hasArterialLine, size }: MonitorScreenProps) {
  const isStill = useReducedMotion()
  const readings = useSyncExternalStore(monitor.subscribe, monitor.get)
  const alarms = alarmsOf(readings)
  const shown = { readings, alarms, hasArterialLine }

  useLayoutEffect(() => monitor.follow(target, isStill), [monitor, target, isStill])
  useEffect(() => monitor.open(), [monitor])

  return (
    <MonitorFrame kind={kindOfAll(alarms)}>
      <p role="status" className="sr-only">
        {spokenText(target, hasArterialLine)}
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
            <WaveCanvas monitor={monitor} channels={stripChannels} className="h-8 min-w-0 flex-1" />
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
