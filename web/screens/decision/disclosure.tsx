import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something to open for who wants to see it. */
export function Disclosure({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <details className="group rounded-card border border-line bg-paper">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block font-semibold">{title}</span>
          {note && <span className="block text-ink-soft text-sm">{note}</span>}
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="space-y-4 border-line border-t p-4">{children}</div>
    </details>
  )
}
