import { Clock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { GasView } from '#case/views/bedside/gases.ts'
import type { InfusionsView } from '#case/views/bedside/infusions.ts'
import type { MachineView } from '#case/views/bedside/machine.ts'
import { useSurroundings } from '../../../base/live/surroundings.ts'
import { Disclosure } from '../../../base/ui/disclosure.tsx'
import { boundUnits } from '../../../base/ui/number-text.ts'
import { FRESH_MS } from '../../../hands/attention/point-jolt.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { GasPrintout } from '../../../monitor/bedside/gas-printout.tsx'
import { InfusionPanel } from '../../../monitor/bedside/infusion-panel.tsx'
import { MachinePanel } from '../../../monitor/bedside/machine-panel.tsx'
import { BedsideMonitor } from '../../../monitor/bedside-monitor.tsx'

interface JoltBandProps {
  readonly title: string
  readonly sentences: readonly string[]
  readonly openedAt: number
}

/** What has just happened. It glows as it comes and then stands there, in the same place. */
export function JoltBand({ title, sentences, openedAt }: JoltBandProps) {
  const { now } = useSurroundings()
  const [isFresh] = useState(() => now() - openedAt < FRESH_MS)
  return (
    <section
      aria-labelledby="event-heading"
      className={`-mx-5 flex gap-3.5 border-alarm border-l-4 bg-alarm-soft px-5 py-4 text-alarm ${isFresh ? 'animate-event' : ''}`}
    >
      <TriangleAlert aria-hidden size={24} className="mt-0.5 shrink-0" />
      <div className="space-y-1.5">
        <h2 id="event-heading" className="font-bold text-lg leading-snug">
          {title}
        </h2>
        <p className="text-ink leading-relaxed">{sentences.join(' ')}</p>
      </div>
    </section>
  )
}

interface SituationProps {
  /** By the script's clock. */
  readonly time: string
  readonly sentences: readonly string[]
}

/** How it stands as the point opens, a sentence at a time. */
export function Situation({ time, sentences }: SituationProps) {
  return (
    <section aria-labelledby="situation-heading" className="space-y-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="situation-heading" className="font-semibold text-lg">
          The situation
        </h2>
        <p className="inline-flex items-center gap-1.5 rounded-full bg-surface px-3 py-1 font-semibold tabular-nums">
          <Clock aria-hidden size={16} className="text-ink-soft" />
          {time}
        </p>
      </div>
      <ul className="space-y-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="relative pl-5 leading-relaxed">
            <span aria-hidden className="absolute top-[0.65em] left-0 h-0.5 w-2.5 rounded-full bg-line-strong" />
            {boundUnits(sentence)}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BedsidePanelsProps {
  readonly machine: MachineView
  readonly infusions: InfusionsView
  readonly gases: readonly GasView[]
}

/** What stands around her: the machine, the pumps, and the gases that were taken, newest first. */
export function BedsidePanels({ machine, infusions, gases }: BedsidePanelsProps) {
  const pumps = infusions.running.map(({ drug }) => drug)
  return (
    <Disclosure title="Machine, pumps and gases" note={[machine.name, ...pumps].join(' · ')}>
      <MachinePanel machine={machine} />
      <InfusionPanel infusions={infusions} />
      {gases.toReversed().map((gas) => (
        <GasPrintout key={gas.point} gas={gas} />
      ))}
    </Disclosure>
  )
}

interface MonitorNowProps extends Pick<ScreenProps, 'standing'> {
  readonly size: 'full' | 'strip'
}

/** The monitor stays live. On a page that tells of earlier it says so, or its numbers would contradict the page's. */
export function MonitorNow({ standing, size }: MonitorNowProps) {
  if (standing.kind === 'here') return <BedsideMonitor size={size} />
  return (
    <div className="space-y-1.5">
      <p className="text-ink-soft text-sm">The monitor now</p>
      <BedsideMonitor size={size} />
    </div>
  )
}
