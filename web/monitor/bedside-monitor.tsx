import { flows } from '#content/flows/flows.ts'
import { messages } from '#content/texts/messages.ts'
import { useConnection, useView } from '../live/live-store.ts'
import { useSeat } from '../live/seat.ts'
import { createMonitor, type Monitor } from './create-monitor.ts'
import { areReadable, type Readings } from './heart/readings.ts'
import { MonitorScreen } from './monitor-screen.tsx'
import { NoSignal } from './no-signal.tsx'

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

/** Whether one's own place is at the bedside or after it: from there on the server tells the vital signs. */
function useVitalsDue(): boolean {
  const role = useSeat()?.roleId
  const place = useView(({ places }) => (role === undefined ? -1 : places[role])) ?? -1
  return role !== undefined && place >= flows[role].findIndex((step) => step.screen === 'bedside-report')
}
