import type { ReactNode } from 'react'

/** Holds the run on its time line, under its heading. */
export const RunSection = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="time-line-heading" id="time-line" className="space-y-4">
    <h2
      id="time-line-heading"
      className="border-ink border-t-2 pt-3 font-bold text-xl tracking-tight print:break-before-page print:text-lg"
    >
      The run on a time line
    </h2>
    {children}
  </section>
)
