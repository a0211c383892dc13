import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly title: ReactNode
  readonly note?: string
  readonly isOpen?: boolean
  /** For what is made only once somebody wants to see it. */
  readonly onToggle?: () => void
  readonly children: ReactNode
}

/** Something to look up: closed until somebody wants to see it. */
export function Disclosure({ title, note, isOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <details open={isOpen} onToggle={onToggle} className="group rounded-card border border-line bg-paper">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 hover:bg-wash [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-semibold leading-snug">
          {title}
          {note && <span className="block font-normal text-ink-soft text-sm">{note}</span>}
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
