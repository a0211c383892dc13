import { useState } from 'react'
import type { VitalsView } from '#case/views/bedside/vitals.ts'
import type { NewbornView } from '#case/views/console/newborn.ts'
import { Readings } from '../../../bedside/readings.tsx'
import { createMonitor } from '../../../monitor/create-monitor.ts'
import { areReadable } from '../../../monitor/heart/readings.ts'
import { MonitorScreen } from '../../../monitor/monitor-screen.tsx'
import { boundUnits } from '../../../ui/number-text.ts'
import { useMedia } from '../told/use-media.ts'
import { useShownVitals } from '../told/use-shown-vitals.ts'
import { RowOf } from './row-of.tsx'

/** The monitor as people see it, and how she truly is. */
export function NewbornPanel({ newborn }: { newborn: NewbornView }) {
  const vitals = useShownVitals()
  const { rows } = newborn
  return (
    <section
      aria-label="The newborn"
      className="flex min-h-0 min-w-0 flex-col gap-1.5 overflow-y-auto [grid-area:newborn] rounded-card border border-line bg-paper p-2 shadow-sheet"
    >
      {vitals && areReadable(vitals.monitor) ? (
        <LiveMonitor vitals={vitals} />
      ) : (
        <Readings title={newborn.known === 'told' ? TOLD : 'At the bedside'} values={newborn.monitor} />
      )}
      <GasLine values={newborn.gas} />
      {rows ? (
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <RowOf name="Monitor" row={rows.monitor} inAll={rows.inAll} />
          <RowOf name="Gas" row={rows.gas} inAll={rows.inAll} />
        </p>
      ) : (
        <p className="text-ink-soft leading-snug">{boundUnits(newborn.next.join(' '))}</p>
      )}
    </section>
  )
}

/** Her blood gas as it truly is, taken or not, in a line. */
const GasLine = ({ values }: { values: NewbornView['gas'] }) => (
  <dl aria-label="Blood gas" className="flex flex-wrap justify-between gap-x-3 gap-y-0.5">
    {values.map(({ label, value }) => (
      <div key={label} className="flex items-baseline gap-1.5">
        <dt className="text-ink-soft text-sm">{label}</dt>
        <dd className="font-semibold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)

const TOLD = 'As the referring hospital tells it on the phone'

/** Where a page is low the numbers come before the waves. */
function LiveMonitor({ vitals }: { vitals: VitalsView }) {
  const { monitor: target, hasArterialLine, lost } = vitals
  const [monitor] = useState(() => createMonitor(target))
  const isLow = useMedia('(height < 46rem)')
  return (
    <MonitorScreen
      monitor={monitor}
      target={target}
      hasArterialLine={hasArterialLine}
      lost={lost}
      size={isLow ? 'strip' : 'full'}
    />
  )
}
