import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { AlarmBar } from './alarm-bar.tsx'
import { alarmsOf, kindOfAll } from './alarms-of.ts'
import { stripChannels } from './channels.ts'
import type { Monitor } from './create-monitor.ts'
import { FullRows } from './full-rows.tsx'
import { MonitorFrame } from './monitor-frame.tsx'
import type { Readings } from './readings.ts'
import { SoundButton } from './sound-button.tsx'
import { spokenText } from './spoken-text.ts'
import { StripRow } from './strip-row.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'
import { WaveCanvas } from './wave-canvas.tsx'

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
