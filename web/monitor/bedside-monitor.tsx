import { messages } from '#content/texts/messages.ts'
import { useConnection, useView } from '../live/live-store.ts'
import { createMonitor, type Monitor } from './create-monitor.ts'
import { MonitorScreen } from './monitor-screen.tsx'
import { NoSignal } from './no-signal.tsx'
import { areReadable, type Readings } from './readings.ts'
import { useVitalsDue } from './use-vitals-due.ts'

/** One for all screens, so that a page that opens goes on where the last one stood. */
let shared: Monitor | null = null

function monitorFrom(readings: Readings): Monitor {
  shared ??= createMonitor(readings)
  return shared
}

/** The bedside monitor as it stands now. */
export function BedsideMonitor({ size = 'full' }: { size?: 'full' | 'strip' }) {
  const vitals = useView((view) => view.vitals)
  const isLive = useConnection() === 'live'
  const areDue = useVitalsDue()

  if (!vitals || !areReadable(vitals.monitor)) {
    return <NoSignal size={size} trouble={isLive && areDue ? messages.vitalsUnreadable : null} />
  }
  return (
    <MonitorScreen
      monitor={monitorFrom(vitals.monitor)}
      target={vitals.monitor}
      hasArterialLine={vitals.hasArterialLine}
      size={size}
    />
  )
}
