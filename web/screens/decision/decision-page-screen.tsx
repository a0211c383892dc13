import { ArrowRight } from 'lucide-react'
import type { PageSuffix } from '#case/story/decision-story.ts'
import type { PointPages } from '#case/views/bedside/point-pages.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import { useCan } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { PageRows } from './pages/page-rows.tsx'
import { ProcedurePage } from './pages/procedure-page.tsx'
import { ResultsPage } from './pages/results-page.tsx'
import { pointPath, suffixOf, usePages, usePoint } from './point-of.ts'
import { MonitorNow } from './situation.tsx'

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

interface PageWayOnProps extends ScreenProps {
  readonly point: PointView
  readonly suffix: PageSuffix
}

/** From the page the team has open the Provider leads on; from any other one goes back to the decision. */
function PageWayOn({ point, suffix, ...props }: PageWayOnProps) {
  const canLead = useCan('canLead')
  const isOpen = props.standing.kind === 'here' && point.showing === suffix
  const back = (
    <ButtonLink look="quiet" to={pointPath(point.point)} className="w-full">
      Back to the decision
    </ButtonLink>
  )
  if (isOpen && suffix === 'results') {
    return (
      <WayOn {...props} waitsFor={followText}>
        {back}
      </WayOn>
    )
  }
  if (isOpen && canLead) return <TurnPage point={point.point} page={suffix} />
  return (
    <div className="mt-auto space-y-3 pt-2">
      {isOpen && <p className="text-center text-ink-soft">{followText}</p>}
      {back}
    </div>
  )
}

const followText = 'The Provider goes on. Your screen follows.'

/** To the next page, back to the point, or to the results: wherever that is, the page goes along. */
function TurnPage({ point, page }: { point: number; page: PageSuffix }) {
  const turn = useCommand('turn-page')
  return (
    <div className="mt-auto space-y-3 pt-2">
      <div role="alert">{turn.refusal && <Callout look="alarm">{turn.refusal}</Callout>}</div>
      <Button className="min-h-14 w-full text-lg" disabled={turn.isSending} onClick={() => turn.send({ point, page })}>
        Continue
        <ArrowRight aria-hidden size={20} />
      </Button>
    </div>
  )
}
