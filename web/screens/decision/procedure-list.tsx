import type { PointPages } from '#case/views/bedside/point-pages.ts'

/** The confirmed procedures in working order. */
export function ProcedureList({ procedures }: { procedures: NonNullable<PointPages['procedures']> }) {
  if (procedures.length === 0) return <p className="leading-relaxed">No procedure was chosen at this point.</p>
  return (
    <section aria-labelledby="order-heading" className="space-y-3">
      <h2 id="order-heading" className="font-semibold text-lg">
        What is done, in this order
      </h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-paper">
        {procedures.map(({ slug, name }, index) => (
          <li key={slug} className="flex items-center gap-3.5 px-4 py-3 leading-snug">
            <span
              aria-hidden
              className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-surface font-semibold text-sm tabular-nums"
            >
              {index + 1}
            </span>
            <span className="font-medium">{name}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
