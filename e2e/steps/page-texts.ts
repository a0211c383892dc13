import type { PointPages } from '#case/views/bedside/point-pages.ts'

/** All that a page of a point has to tell. */
export function pageTexts({ pages, procedures, results }: PointPages, suffix: string): string[] {
  const rows = pages.find(({ page }) => page === suffix)?.rows ?? []
  const told = rows.filter(({ slug }) => suffix !== 'procedure' || slug !== 'default' || procedures === null)
  return [
    ...told.flatMap(({ title, facts, teaching }) => [title, ...facts, ...(teaching ? [teaching] : [])]),
    ...(suffix === 'procedure' ? (procedures ?? []).map(({ name }) => name) : []),
    ...(suffix === 'results' ? (results?.decided ?? []).flatMap(({ name, why }) => [name, why ?? '']) : []),
  ]
}
