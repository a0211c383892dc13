import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly summary: ReactNode
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** Something to look up: closed until somebody wants it. */
export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="group rounded-xl border border-line bg-paper">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-xl px-4 py-2.5 font-semibold leading-snug hover:bg-wash [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-line border-t px-4 py-3.5">{children}</div>
    </details>
  )
}
