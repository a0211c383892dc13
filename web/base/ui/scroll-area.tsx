import type { ReactNode } from 'react'

interface ScrollAreaProps {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** A part of a page that is scrolled for itself, also by keys. */
export function ScrollArea({ label, className = '', children }: ScrollAreaProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys do not reach what is below
      tabIndex={0}
      className={`overflow-y-auto focus-visible:-outline-offset-3 ${className}`}
    >
      {children}
    </section>
  )
}
