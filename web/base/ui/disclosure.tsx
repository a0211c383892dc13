import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface DisclosureProps {
  readonly title: ReactNode
  readonly note?: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** Something to look up: closed until somebody wants to see it, and not made before. */
export function Disclosure({ title, note, isOpen = false, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  return (
    <details
      open={isOpen}
      onToggle={() => setWasOpened(true)}
      className="group rounded-card border border-line bg-paper"
    >
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
      <div className="space-y-4 border-line border-t p-4">{wasOpened && children}</div>
    </details>
  )
}
