import {
  Activity,
  Droplets,
  FileText,
  FlaskConical,
  Gauge,
  HeartPulse,
  History,
  type LucideIcon,
  ScanLine,
  Stethoscope,
  Syringe,
  TestTubeDiagonal,
  Users,
  Wind,
} from 'lucide-react'

const icons: { readonly [slug: string]: LucideIcon } = {
  severity: Activity,
  events: History,
  'vital-signs': HeartPulse,
  exam: Stethoscope,
  airway: Wind,
  ventilator: Gauge,
  'last-gas': TestTubeDiagonal,
  film: ScanLine,
  labs: FlaskConical,
  'lines-and-drugs': Syringe,
  output: Droplets,
  family: Users,
}

/** A small picture of what an item of the report is about. */
export function ItemIcon({ slug }: { slug: string }) {
  const Icon = icons[slug] ?? FileText
  return <Icon aria-hidden size={20} className="shrink-0 text-ink-soft" />
}

/** A gentle mark on what nobody has asked for. */
export function NotAsked() {
  return (
    <span className="shrink-0 rounded-full bg-surface px-2.5 py-0.5 font-normal text-ink-soft text-sm">Not asked</span>
  )
}
