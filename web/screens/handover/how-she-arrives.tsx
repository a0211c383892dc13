import { InfusionPanel } from '../../bedside/infusion-panel.tsx'
import { MachinePanel } from '../../bedside/machine-panel.tsx'
import { useView } from '../../live/live-store.ts'
import { BedsideMonitor } from '../../monitor/bedside-monitor.tsx'

/** The monitor, the machine and the pumps that come with her. */
export function HowSheArrives() {
  const vitals = useView((view) => view.vitals)
  return (
    <section aria-labelledby="arrives-heading" className="space-y-3">
      <h2 id="arrives-heading" className="font-semibold text-lg">
        How she arrives
      </h2>
      <BedsideMonitor size="strip" />
      {vitals && (
        <>
          <MachinePanel machine={vitals.machine} />
          <InfusionPanel infusions={vitals.infusions} />
        </>
      )}
    </section>
  )
}
