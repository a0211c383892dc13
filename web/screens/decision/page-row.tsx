import type { PointPages, RowView } from '#case/views/bedside/point-pages.ts'
import { FactList } from './fact-list.tsx'
import { RowPanels } from './row-panels.tsx'
import { Teaching } from './teaching.tsx'

/** What one choice led to: in words, and in pictures of what stands at the bedside. */
export function PageRow({ row, pages }: { row: RowView; pages: PointPages }) {
  const id = `row-${row.slug}`
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="text-balance font-semibold text-xl leading-snug">
        {row.title}
      </h2>
      <RowPanels row={row} pages={pages} />
      <FactList facts={row.facts} />
      <Teaching text={row.teaching} />
    </section>
  )
}
