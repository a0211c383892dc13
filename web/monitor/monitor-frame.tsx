import type { ReactNode } from 'react'
import type { AlarmKind } from './alarms/alarms.ts'
import { Flash } from './alarms/flash.tsx'

interface MonitorFrameProps {
  readonly kind: AlarmKind | null
  readonly children: ReactNode
}

/** The case of the monitor: a dark screen in a bezel, with the alarm lamp at its upper edge. */
export function MonitorFrame({ kind, children }: MonitorFrameProps) {
  return (
    <section
      aria-label="Bedside monitor"
      className="on-night @container relative rounded-2xl bg-linear-to-b from-[#3a465c] to-[#222b3b] p-1.5 shadow-sheet"
    >
      <div className="absolute top-px left-1/2 h-1 w-16 -translate-x-1/2 overflow-hidden rounded-full bg-[#1a2230] text-[#1a2230]">
        <Flash kind={kind} className="h-full" />
      </div>
      <div className="overflow-hidden rounded-xl bg-[#05080f]">{children}</div>
    </section>
  )
}
