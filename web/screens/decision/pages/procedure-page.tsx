import type { PointPages, RowView } from '#case/views/bedside/point-pages.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import type { ScreenProps } from '../../../steps/screen-props.ts'
import { GroupCard } from '../groups/group-card.tsx'
import { PageRows } from './page-rows.tsx'

interface ProcedurePageProps extends ScreenProps {
  readonly point: PointView
  readonly pages: PointPages
  readonly rows: readonly RowView[]
}

/** The procedures to choose from; once they are confirmed, what is done and in which order. */
export function ProcedurePage({ point, pages, rows, role, standing }: ProcedurePageProps) {
  const { procedures } = pages
  const group = point.groups.find(({ name }) => name === 'Procedure')
  if (procedures) {
    const found = rows.filter(({ slug }) => slug !== 'default')
    return (
      <>
        <ProcedureList procedures={procedures} />
        <PageRows rows={found} pages={pages} isHarm={false} />
      </>
    )
  }
  return (
    <>
      <PageRows rows={rows} pages={pages} isHarm={false} />
      {group && <GroupCard point={point.point} group={group} role={role} isHere={standing.kind === 'here'} />}
    </>
  )
}

/** The confirmed procedures in working order. */
function ProcedureList({ procedures }: { procedures: NonNullable<PointPages['procedures']> }) {
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
