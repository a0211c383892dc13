import { TriangleAlert } from 'lucide-react'
import type { RowView } from '#case/views/bedside/point-pages.ts'

/** What a choice did to her, told plainly. */
export function HarmRow({ row }: { row: RowView }) {
  const id = `row-${row.slug}`
  return (
    <section
      aria-labelledby={id}
      className="on-night space-y-4 rounded-card border-[#e0645c] border-l-4 bg-night p-5 shadow-sheet"
    >
      <h2 id={id} className="flex items-center gap-3 text-balance font-semibold text-xl leading-snug">
        <TriangleAlert aria-hidden size={22} className="shrink-0 text-[#ff9c94]" />
        {row.title}
      </h2>
      <ul className="space-y-2.5">
        {row.facts.map((fact) => (
          <li key={fact} className="border-white/15 border-t pt-2.5 leading-relaxed tabular-nums">
            {fact}
          </li>
        ))}
      </ul>
      {row.teaching && (
        <p className="rounded-xl bg-night-raised px-4 py-3 text-night-soft leading-relaxed">{row.teaching}</p>
      )}
    </section>
  )
}
