import type { ReactNode } from 'react'

/** Holds the run on its time line: wider than the column it stands in, over the links beside that, below those along the bottom. */
export function TimeLineSection({ children }: { children: ReactNode }) {
  return (
    <section
      id="time-line"
      aria-labelledby="time-line-heading"
      className="relative left-1/2 z-5 min-[1180px]:z-12 w-[calc(100vw-2.5rem)] max-w-7xl -translate-x-1/2 space-y-4 bg-surface pb-16 print:static print:w-auto print:translate-x-0 print:bg-paper print:pb-0"
    >
      <h2
        id="time-line-heading"
        className="border-ink border-t-2 pt-3 font-bold text-xl tracking-tight print:break-before-page print:text-lg"
      >
        The run on a time line
      </h2>
      {children}
    </section>
  )
}
