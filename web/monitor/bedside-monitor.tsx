import { RotateCw } from 'lucide-react'
import type { Flow } from '#case/story/flow.ts'
import type { Sign } from '#case/story/sign.ts'
import { flowsFrom } from '#case/views/flows.ts'
import { messages } from '#content/texts/messages.ts'
import { useSeat } from '../base/live/seat.ts'
import { type Surroundings, useConnection, useSurroundings, useView } from '../base/live/surroundings.ts'
import { labelOf } from './alarms/alarms.ts'
import { createMonitor, type Monitor } from './create-monitor.ts'
import { screenHeight } from './full-rows.tsx'
import { MonitorFrame } from './monitor-frame.tsx'
import { type MonitorInput, useMonitorInput } from './monitor-input.ts'
import { MonitorScreen } from './monitor-screen.tsx'

/** One for all screens of a page, or of a mirror, so that one that opens goes on where the last one stood. */
const monitors = new WeakMap<Surroundings, Monitor>()

function monitorIn(surroundings: Surroundings, { signs, target }: MonitorInput): Monitor {
  const known = monitors.get(surroundings)
  if (known) return known
  const monitor = createMonitor(signs, target, { isMirror: surroundings.mirrors !== null })
  monitors.set(surroundings, monitor)
  return monitor
}

/** The bedside monitor as it stands now. */
export function BedsideMonitor({ size = 'full' }: { size?: 'full' | 'strip' }) {
  const vitals = useView((view) => view.vitals)
  const signs = useView((view) => view.instruments.signs) ?? noSigns
  const input = useMonitorInput(vitals, signs)
  const isLive = useConnection() === 'live'
  const surroundings = useSurroundings()
  const areDue = useVitalsDue()

  if (!input) {
    return <NoSignal signs={signs} size={size} trouble={isLive && areDue ? messages.vitalsUnreadable : null} />
  }
  return <MonitorScreen monitor={monitorIn(surroundings, input)} input={input} size={size} />
}

const bedsideIn = (flow: Flow): number => flow.findIndex((step) => step.screen === 'bedside-report')

/** Whether one's own place is at the bedside or after it: from there on the server tells the vital signs. */
function useVitalsDue(): boolean {
  const role = useSeat()?.roleId
  return (
    useView(({ places, flows }) => role !== undefined && places[role] >= bedsideIn(flowsFrom(flows)[role])) ?? false
  )
}

const noSigns: readonly Sign[] = []

/** The monitor before it has anything to show, or when that cannot be read. */
function NoSignal({
  signs,
  size,
  trouble,
}: {
  signs: readonly Sign[]
  size: 'full' | 'strip'
  trouble: string | null
}) {
  return (
    <MonitorFrame kind={null}>
      <div className={`flex flex-col text-[#9fb0cc] ${size === 'strip' ? 'h-19 justify-center' : ''}`}>
        <div
          role={trouble ? 'alert' : undefined}
          className="flex min-h-11 items-center justify-between gap-2 px-3 text-[0.8125rem]"
        >
          {trouble ?? 'Waiting for the vital signs'}
          {trouble && <Retry />}
        </div>
        {size === 'full' && (
          <div
            aria-hidden
            style={{ height: screenHeight(signs) }}
            className="grid auto-rows-fr border-white/10 border-t text-[0.6875rem]"
          >
            {signs.map((sign) => (
              <div key={sign.slug} className="flex items-center gap-4 px-3">
                <span className="h-px flex-1 bg-[#9fb0cc]/30" />
                <span className="w-20 font-medium">
                  {labelOf(sign)}
                  <span className="block font-semibold text-2xl leading-none">--</span>
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
    </MonitorFrame>
  )
}

function Retry() {
  return (
    <button
      type="button"
      onClick={() => window.location.reload()}
      className="inline-flex min-h-11 items-center gap-2 rounded-lg px-3 font-semibold text-white hover:bg-white/10"
    >
      <RotateCw aria-hidden size={16} /> Retry
    </button>
  )
}
