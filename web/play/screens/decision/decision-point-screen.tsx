import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import type { MedicalControlView } from '#case/views/bedside/medical-control.ts'
import type { PointPages } from '#case/views/bedside/point-pages.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import { messages } from '#content/texts/messages.ts'
import { useCan, useSurroundings, useView } from '../../../base/live/surroundings.ts'
import { Button, ButtonLink } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { Disclosure } from '../../../base/ui/disclosure.tsx'
import { joltOf } from '../../../hands/attention/point-jolt.ts'
import { titleOf, useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { BedsideMonitor } from '../../../monitor/bedside-monitor.tsx'
import { GroupCard } from './groups/group-card.tsx'
import { MedicalControl } from './medical-control.tsx'
import { pointPath, usePages, usePoint } from './point-of.ts'
import { BedsidePanels, JoltBand, MonitorNow, Situation } from './situation.tsx'

interface OpenedPointProps extends ScreenProps {
  readonly point: PointView
  readonly pages: PointPages
}

/** An open point, or one that is behind the team: what was found, and what is decided about it. */
function OpenedPoint({ point, pages, ...props }: OpenedPointProps) {
  const { role, standing } = props
  const flows = useFlows()
  const isDecider = useCan('canDecide')
  const isHere = standing.kind === 'here'
  const gases = useView((view) => view.vitals?.gases) ?? []
  const { jolt, rest } = joltOf(point)
  const left = pages.results ?? pages
  const decided = point.groups.filter(({ decidedAt }) => decidedAt !== null).length
  const isAllDecided = decided === point.groups.length

  return (
    <div className="flex flex-1 flex-col gap-6">
      {jolt.length > 0 && <JoltBand title={point.title} sentences={jolt} openedAt={point.openedAt ?? 0} />}
      <MonitorNow size={isHere ? 'full' : 'strip'} standing={standing} />
      <Situation time={point.time} sentences={rest} />
      {point.call && (
        <Disclosure title="What medical control said" note={point.call.time}>
          {point.call.text.map((part) => (
            <p key={part} className="leading-relaxed">
              {part}
            </p>
          ))}
        </Disclosure>
      )}
      <BedsidePanels
        machine={left.machine}
        infusions={left.infusions}
        gases={gases.filter((gas) => gas.place <= point.place)}
      />
      <div className="space-y-4">
        <div className="flex items-baseline justify-between gap-3">
          <p className="text-ink-soft leading-snug">{leadText(isDecider, isAllDecided)}</p>
          <p className="shrink-0 text-ink-soft text-sm tabular-nums">
            {decided} of {point.groups.length} decided
          </p>
        </div>
        {point.groups.map((group) => (
          <GroupCard key={group.name} point={point.point} group={group} role={role} isHere={isHere} />
        ))}
      </div>
      <LookBack point={point} role={role} />
      {point.resultsAt === null ? (
        <WayOn {...props} waitsFor={waitingText(isDecider, isAllDecided)} />
      ) : (
        <ButtonLink to={pointPath(flows, point.point, 'results')} className="mt-auto min-h-14 w-full text-lg">
          See the results
        </ButtonLink>
      )}
    </div>
  )
}

function leadText(isDecider: boolean, isAllDecided: boolean): string {
  if (isAllDecided) return 'All groups are decided.'
  return isDecider ? 'Hear RT and RN, then decide each group.' : 'Advise each group. The Provider decides.'
}

function waitingText(isDecider: boolean, isAllDecided: boolean): string {
  if (!isDecider) return 'The Provider decides. Your screen follows.'
  return isAllDecided ? 'The results follow the page that is open.' : 'The results follow your last decision.'
}

/** The pages of this point that the team has been to, and the points before it. Each may be opened again. */
function LookBack({ point: { point, place }, role }: { point: PointView; role: RoleId }) {
  const flows = useFlows()
  const visited = useView((view) => view.pages.find((one) => one.point === point)?.visited) ?? []
  const points = useView((view) => view.points) ?? []
  const earlier = points.filter((one) => one.place < place).map((one) => pointPath(flows, one.point))
  const paths = [...visited.map((suffix) => pointPath(flows, point, suffix)), ...earlier.toReversed()]
  if (paths.length === 0) return null

  return (
    <nav aria-labelledby="look-back-heading" className="rounded-card border border-line bg-paper">
      <h2 id="look-back-heading" className="px-4 pt-3.5 pb-1 font-semibold text-ink-soft text-sm">
        Look back
      </h2>
      <ul className="divide-y divide-line">
        {paths.map((path) => (
          <li key={path}>
            <Link to={path} className="flex min-h-12 items-center gap-3 px-4 py-2.5 leading-snug hover:bg-wash">
              <span className="flex-1 font-medium">{titleOf(flows, role, path)}</span>
              <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A decision point: the monitor, the situation, the groups. RT and RN advise, the Provider decides each group. */
export function DecisionPointScreen(props: ScreenProps) {
  const point = usePoint(props)
  const pages = usePages(props)
  useStartAtTop(pages !== null)

  if (point && pages) return <OpenedPoint {...props} point={point} pages={pages} />
  if (point?.call) return <PointCall {...props} call={point.call} />
  if (props.standing.kind === 'here') return <NoFlow />
  return <TeamList ownRole={props.role} />
}

/** The team stands here, but there is nothing of the point: that should not be. */
function NoFlow() {
  return (
    <Callout look="alarm">
      <p className="font-semibold">{messages.noFlow}</p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        Retry
      </Button>
    </Callout>
  )
}

/** When the call makes way for the point, everyone begins at its top. */
function useStartAtTop(isOpened: boolean): void {
  const { mirrors } = useSurroundings()
  const wasOpened = useRef(isOpened)
  useEffect(() => {
    if (mirrors === null && isOpened && !wasOpened.current) {
      window.scrollTo(0, 0)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
    wasOpened.current = isOpened
  }, [isOpened, mirrors])
}

/** Before the fourth point opens: the call. */
function PointCall({ call, ...props }: ScreenProps & { call: MedicalControlView }) {
  const { standing } = props
  const canEnd = useCan('canLead')
  return (
    <div className="flex flex-1 flex-col gap-5">
      <BedsideMonitor />
      <MedicalControl call={call} isHere={standing.kind === 'here'} />
      <WayOn {...props} waitsFor={canEnd ? 'The decision opens when you end the call.' : 'Waiting for the Provider.'} />
    </div>
  )
}
