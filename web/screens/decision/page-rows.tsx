import type { PointPages, RowView } from '#case/views/bedside/point-pages.ts'
import { HarmRow } from './harm-row.tsx'
import { PageRow } from './page-row.tsx'

interface PageRowsProps {
  readonly rows: readonly RowView[]
  readonly pages: PointPages
  /** On the page of what went wrong. */
  readonly isHarm: boolean
}

/** What a page tells: newest choice on top, or its one row where no choice led here. */
export function PageRows({ rows, pages, isHarm }: PageRowsProps) {
  return rows.map((row) =>
    isHarm && row.slug !== 'default' ? (
      <HarmRow key={row.slug} row={row} />
    ) : (
      <PageRow key={row.slug} row={row} pages={pages} />
    ),
  )
}
