import { TriangleAlert } from 'lucide-react'

/** Soberly: it happened, and it is worth a talk. */
export function HarmMark() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-alarm-soft px-2 py-0.5 font-semibold text-alarm text-xs print:p-0">
      <TriangleAlert aria-hidden className="size-[1.1em]" /> Harm
    </span>
  )
}
