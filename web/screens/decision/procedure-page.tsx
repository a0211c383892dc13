import type { PointPages, RowView } from '#case/views/bedside/point-pages.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { GroupCard } from './group-card.tsx'
import { PageRows } from './page-rows.tsx'
import { ProcedureList } from './procedure-list.tsx'

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
