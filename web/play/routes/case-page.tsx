import { useSearchParams } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import { isLed } from '#case/rules/steps.ts'
import type { ScreenKind } from '#case/story/flow.ts'
import { flowsFrom } from '#case/views/flows.ts'
import type { TeamSeat } from '#case/views/team.ts'
import { messages } from '#content/texts/messages.ts'
import { notify } from '../../base/live/notice-store.ts'
import { useCan, useLive, useView } from '../../base/live/surroundings.ts'
import { Callout } from '../../base/ui/callout.tsx'
import { callPerson } from '../../hands/attention/call-person.ts'
import { useSuddenEvent } from '../../hands/attention/sudden-event.ts'
import { EventsHere } from '../../hands/events/events-here.tsx'
import { OrdersHere } from '../../hands/orders/orders-here.tsx'
import { FirstHint } from '../../hands/steps/first-hint.tsx'
import { LeadNote, leadPath, useFollow } from '../../hands/steps/follow.tsx'
import { type Page, stepAt, titleOf, useFlows } from '../../hands/steps/pages.ts'
import { standingOf } from '../../hands/steps/screen-props.ts'
import { StandingNote } from '../../hands/steps/standing-note.tsx'
import { ProviderAway } from '../../hands/team/provider-away.tsx'
import { TeamList } from '../../hands/team/team-list.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { ScreenOf } from './screen-of.tsx'

/** One page of the case as it stands for this person, now. */
export function CasePage({ page, seat }: { page: Page; seat: TeamSeat }) {
  const isRunning = useView((view) => view.isRunning) ?? false
  const { roleId, step: place } = seat
  const flows = useFlows()
  const standing = standingOf(page, roleId, place)
  const spot = page.spots[roleId]
  const ownStep = stepAt(flows, roleId, place)
  const lead = useView((view) => leadPath(roleId, place, view)) ?? ownStep.path
  const canLead = useCan('canLead')
  const isPractice = useLive((state) => state.room?.isPractice ?? false)
  const [search] = useSearchParams()
  // There the main area has no padding: a screen may reach from edge to edge, words may not.
  const inset = search.get('isAR') === 'true' ? 'px-5' : ''
  const isAside = standing.kind === 'here' && ownStep.point !== undefined && page.path !== lead

  useSuddenEvent()
  useFollow(page.path, lead, (to) => {
    if (canLead || !isLed(ownStep)) return
    notify(`With the Provider: ${titleOf(flows, roleId, to)}`)
    callPerson(titleOf(flows, roleId, to))
  })

  return (
    <>
      <div className={inset}>
        <p className="text-ink-soft text-sm print:hidden">
          {spot?.isSubPage && `${stepAt(flows, roleId, spot.step).title} · `}
          <span className="whitespace-nowrap">
            {standing.kind === 'here' ? 'Step' : 'You are at step'} {place + 2} of {flowsFrom(flows)[roleId].length + 1}
          </span>
        </p>
        <PageHeading
          title={spot?.title ?? page.title}
          className={`text-balance font-bold ${inset ? 'mb-3 text-xl leading-tight' : 'mt-1 mb-5 text-title'}`}
        />
      </div>
      {isRunning ? (
        <div className="flex flex-1 flex-col gap-5">
          {standing.kind !== 'here' && (
            <div className={inset}>
              <StandingNote standing={standing} role={roleId} place={place} lead={lead} />
            </div>
          )}
          {isPractice && standing.kind === 'here' && (
            <FirstHint key={`hint ${page.path}`} screen={page.screen} inset={inset} />
          )}
          <div className={`empty:hidden ${inset}`}>
            <ProviderAway role={roleId} />
          </div>
          {isAside && <LeadNote role={roleId} lead={lead} />}
          <EventsHere role={roleId} inset={inset} />
          <OrdersHere role={roleId} inset={inset} />
          <ScreenOf key={page.path} page={page} role={roleId} standing={standing} />
        </div>
      ) : (
        <WaitingForProvider screen={page.screen} role={roleId} />
      )}
    </>
  )
}

/** Pages that read a flow record. Without a run there is none. */
const needsFlow: readonly ScreenKind[] = ['challenge', 'challenge-result', 'decision-point', 'decision-page']

function WaitingForProvider({ screen, role }: { screen: ScreenKind; role: RoleId }) {
  return (
    <div className="space-y-5">
      <Callout look="wait">
        {needsFlow.includes(screen) && <p className="font-semibold">{messages.noFlow}</p>}
        <p>Your team waits for a Provider. The case starts as soon as somebody takes that seat.</p>
      </Callout>
      <TeamList ownRole={role} />
    </div>
  )
}
