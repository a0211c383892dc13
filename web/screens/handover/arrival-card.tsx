import { Baby, Clock, Hospital, type LucideIcon } from 'lucide-react'
import type { HandoverView } from '#case/views/handover.ts'

/** When she comes to the NICU, how old she is, and who takes her over. */
export function ArrivalCard({ handover: { time, age, receivedBy } }: { handover: HandoverView }) {
  return (
    <section aria-label="Arrival" className="on-night rounded-card bg-night px-5 py-5">
      <dl className="grid grid-cols-2 gap-4">
        <Fact icon={Clock} label="NICU bed at" value={time} />
        {age && <Fact icon={Baby} label="Her age" value={age} />}
        <Fact icon={Hospital} label="Received by" value={receivedBy} isLong />
      </dl>
    </section>
  )
}

interface FactProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly value: string
  /** Words instead of a number. */
  readonly isLong?: boolean
}

function Fact({ icon: Icon, label, value, isLong = false }: FactProps) {
  return (
    <div className={isLong ? 'col-span-2 border-night-raised border-t pt-4' : ''}>
      <dt className="flex items-center gap-2 text-night-soft text-sm">
        <Icon aria-hidden size={17} className="shrink-0" />
        {label}
      </dt>
      <dd className={isLong ? 'mt-0.5 leading-relaxed' : 'font-bold text-3xl tabular-nums tracking-tight'}>{value}</dd>
    </div>
  )
}
