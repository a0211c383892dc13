import type { PageSuffix } from '#case/story/decision-story.ts'
import type { PointPages } from '#case/views/bedside/point-pages.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { TeamList } from '../../team/team-list.tsx'
import { MonitorNow } from './monitor-now.tsx'
import { PageRows } from './page-rows.tsx'
import { PageWayOn } from './page-way-on.tsx'
import { suffixOf, usePages, usePoint } from './point-of.ts'
import { ProcedurePage } from './procedure-page.tsx'
import { ResultsPage } from './results-page.tsx'

/** One of the ten pages of a decision point: what a choice led to, or how it stands where none led there. */
export function DecisionPageScreen(props: ScreenProps) {
  const point = usePoint(props)
  const pages = usePages(props)
  const suffix = suffixOf(props)
  if (!point || !pages) return <TeamList ownRole={props.role} />

  return (
    <div className="flex flex-1 flex-col gap-6">
      <MonitorNow size="strip" standing={props.standing} />
      <PageContent {...props} point={point} pages={pages} suffix={suffix} />
      <PageWayOn {...props} point={point} suffix={suffix} />
    </div>
  )
}

interface PageContentProps extends ScreenProps {
  readonly point: PointView
  readonly pages: PointPages
  readonly suffix: PageSuffix
}

function PageContent({ suffix, ...props }: PageContentProps) {
  const { pages } = props
  const rows = pages.pages.find((one) => one.page === suffix)?.rows ?? []
  if (suffix === 'results' && pages.results) return <ResultsPage rows={rows} results={pages.results} />
  if (suffix === 'procedure') return <ProcedurePage {...props} rows={rows} />
  return <PageRows rows={rows} pages={pages} isHarm={suffix === 'negative'} />
}
