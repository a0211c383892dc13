import { flows } from '#content/flows/flows.ts'
import { messages } from '#content/texts/messages.ts'
import { useSeat } from '../live/seat.ts'
import { type Surroundings, useConnection, useSurroundings, useView } from '../live/surroundings.ts'
import { createMonitor, type Monitor } from './create-monitor.ts'
import { areReadable, type Readings } from './heart/readings.ts'
import { MonitorScreen } from './monitor-screen.tsx'
import { NoSignal } from './no-signal.tsx'

/** One for all screens of a page, or of a mirror, so that one that opens goes on where the last one stood. */
const monitors = new WeakMap<Surroundings, Monitor>()

function monitorIn(surroundings: Surroundings, readings: Readings): Monitor {
  const known = monitors.get(surroundings)
  if (known) return known
  const monitor = createMonitor(readings, { isMirror: surroundings.mirrors !== null })
  monitors.set(surroundings, monitor)
  return monitor
}

/** The bedside monitor as it stands now. */
export function BedsideMonitor({ size = 'full' }: { size?: 'full' | 'strip' }) {
  const vitals = useView((view) => view.vitals)
  const isLive = useConnection() === 'live'
  const surroundings = useSurroundings()
  const areDue = useVitalsDue()

  if (!vitals || !areReadable(vitals.monitor)) {
    return <NoSignal size={size} trouble={isLive && areDue ? messages.vitalsUnreadable : null} />
  }
  return (
    <MonitorScreen
      monitor={monitorIn(surroundings, vitals.monitor)}
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
