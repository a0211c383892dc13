import { useState } from 'react'
import type { Sign } from '#case/story/sign.ts'
import type { NewbornView } from '#case/views/console/newborn.ts'
import { serverNow } from '../../../base/live/server-clock.ts'
import { boundUnits } from '../../../base/ui/number-text.ts'
import { useMedia } from '../../../base/ui/use-media.ts'
import { Readings } from '../../../monitor/bedside/readings.tsx'
import { createMonitor } from '../../../monitor/create-monitor.ts'
import { type MonitorInput, useMonitorInputAt } from '../../../monitor/monitor-input.ts'
import { MonitorScreen } from '../../../monitor/monitor-screen.tsx'
import { useScreen } from '../connection/console-store.ts'

/** The monitor as people see it, and how she truly is. */
export function NewbornPanel({ newborn }: { newborn: NewbornView }) {
  const input = useShownMonitor()
  const { rows } = newborn
  return (
    <section
      aria-label="The newborn"
      className="relative flex min-h-0 min-w-0 flex-col gap-1.5 overflow-y-auto [grid-area:newborn] rounded-card border border-line bg-paper p-2 shadow-sheet"
    >
      {input ? (
        <LiveMonitor input={input} />
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
function LiveMonitor({ input }: { input: MonitorInput }) {
  const [monitor] = useState(() => createMonitor(input.signs, input.target))
  const isLow = useMedia('(height < 46rem)')
  return <MonitorScreen monitor={monitor} input={input} size={isLow ? 'strip' : 'full'} />
}

interface RowOfProps {
  readonly name: string
  /** As people count: 1 is best. */
  readonly row: number
  readonly inAll: number
}

/** A row of the story's table and where it stands among all, best first. */
function RowOf({ name, row, inAll }: RowOfProps) {
  const isBad = row > inAll - 2
  return (
    <span className="flex items-center gap-2 text-ink-soft text-sm">
      {name}: row {row} of {inAll}
      <span className="sr-only">, 1 is best and {inAll} worst</span>
      <span aria-hidden className="flex gap-0.5">
        {Array.from({ length: inAll }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name
            key={index}
            className={`h-3 w-2.5 rounded-xs ${index + 1 === row ? (isBad ? 'bg-alarm' : 'bg-action') : 'bg-line'}`}
          />
        ))}
      </span>
    </span>
  )
}

const noSigns: readonly Sign[] = []

/** What the bedside monitor shows to whoever is there already; null: nobody is, or it cannot be read. */
function useShownMonitor(): MonitorInput | null {
  const provider = useScreen(0, ({ vitals }) => vitals)
  const rt = useScreen(1, ({ vitals }) => vitals)
  const rn = useScreen(2, ({ vitals }) => vitals)
  const signs = useScreen(0, ({ instruments }) => instruments.signs) ?? noSigns
  const pausedAt = useScreen(0, ({ pause }) => pause?.since ?? null) ?? null
  return useMonitorInputAt(provider ?? rt ?? rn, signs, { now: serverNow, pausedAt })
}
