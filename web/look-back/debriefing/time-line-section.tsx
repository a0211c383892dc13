import type { ReactNode } from 'react'

/** Over the links beside the column, below those along the bottom. On a phone the column is the page. */
const WIDER =
  'relative left-1/2 z-5 min-[1180px]:z-12 w-[calc(100vw-2.5rem)] max-w-7xl -translate-x-1/2 pb-16 column:bg-surface print:static print:w-auto print:translate-x-0 print:bg-paper print:pb-0'

/** Holds the run on its time line, under its heading. `isInColumn`: it is wider than the column it stands in. */
export function TimeLineSection({ isInColumn = false, children }: { isInColumn?: boolean; children: ReactNode }) {
  return (
    <section id="time-line" aria-labelledby="time-line-heading" className={`space-y-4 ${isInColumn ? WIDER : ''}`}>
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
