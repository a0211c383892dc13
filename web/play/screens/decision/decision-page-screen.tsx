import { ArrowRight } from 'lucide-react'
import type { PageSuffix } from '#case/story/decision-story.ts'
import type { PointPages, RowView } from '#case/views/bedside/point-pages.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import { useCan } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { Button, ButtonLink } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { GroupCard } from './groups/group-card.tsx'
import { PageRows } from './pages/page-rows.tsx'
import { ResultsPage } from './pages/results-page.tsx'
import { pointPath, suffixOf, usePages, usePoint } from './point-of.ts'
import { MonitorNow } from './situation.tsx'

interface ProcedurePageProps extends ScreenProps {
  readonly point: PointView
  readonly pages: PointPages
  readonly rows: readonly RowView[]
}

/** The procedures to choose from; once they are confirmed, what is done and in which order. */
function ProcedurePage({ point, pages, rows, role, standing }: ProcedurePageProps) {
  const { procedures } = pages
  const group = point.groups.find(({ several }) => several)
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
  if (pages.inHands?.includes(suffix)) return <InHands />
  if (suffix === 'results' && pages.results) return <ResultsPage rows={rows} results={pages.results} />
  if (suffix === 'procedure') return <ProcedurePage {...props} rows={rows} />
  return <PageRows rows={rows} pages={pages} isHarm={pages.pages.find((one) => one.page === suffix)?.isHarm ?? false} />
}

/** Decided, and in somebody's hands: nothing to see before it is reported. */
function InHands() {
  return (
    <Callout look="wait">
      <p className="font-semibold">Ordered, and not reported yet.</p>
      <p>What comes of it is here once it is done. Call it, and decide on meanwhile.</p>
    </Callout>
  )
}

interface PageWayOnProps extends ScreenProps {
  readonly point: PointView
  readonly suffix: PageSuffix
}

/** From the page the team has open the Provider leads on; from any other one goes back to the decision. */
function PageWayOn({ point, suffix, ...props }: PageWayOnProps) {
  const flows = useFlows()
  const canLead = useCan('canLead')
  const isOpen = props.standing.kind === 'here' && point.showing === suffix
  const back = (
    <ButtonLink look="quiet" to={pointPath(flows, point.point)} className="w-full">
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
function TurnPage({ point, page }: { point: string; page: PageSuffix }) {
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
