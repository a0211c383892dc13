import { Lightbulb } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import { isLed } from '#case/rules/steps.ts'
import type { ScreenKind } from '#case/story/flow.ts'
import { flowsFrom } from '#case/views/flows.ts'
import type { TeamSeat } from '#case/views/team.ts'
import { messages } from '#content/texts/messages.ts'
import { createKeptStore } from '../../base/live/device-storage.ts'
import { notify } from '../../base/live/notice-store.ts'
import { useCan, useLive, useView } from '../../base/live/surroundings.ts'
import { lazyPart } from '../../base/parts/lazy-part.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { callPerson } from '../../hands/attention/call-person.ts'
import { usePointJolt } from '../../hands/attention/point-jolt.ts'
import { EventsHere } from '../../hands/events/events-here.tsx'
import { LeadNote, leadPath, StandingNote, useFollow } from '../../hands/steps/follow.tsx'
import { type Page, stepAt, titleOf, useFlows } from '../../hands/steps/pages.ts'
import { standingOf } from '../../hands/steps/screen-props.ts'
import { TeamList } from '../../hands/team/team-list.tsx'
import { ProviderAway } from '../../hands/team/team-panel.tsx'
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

  usePointJolt()
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

/** Only at the bedside, and only in runs that have orders. */
const OrderCards = lazyPart(() => import('../../hands/orders/order-cards.tsx').then((module) => module.OrderCards))

/** What is called and carried out: on every page of a decision point, above its screen; who waits for it may guess meanwhile. */
function OrdersHere({ role, inset = '' }: { role: RoleId; inset?: string }) {
  const hasOrders = useView(({ orders }) => orders !== null)
  if (!hasOrders) return null
  return (
    <Suspense>
      <div className={`empty:hidden ${inset}`}>
        <OrderCards role={role} />
      </div>
    </Suspense>
  )
}

const ALL = 'all'

/** The kinds of page that this device has had a hint for, or all. */
const had = createKeptStore('practice-hints', (text) => (text ? text.split(' ') : []))

const isDue = (screen: ScreenKind): boolean => !had.get().includes(screen) && !had.get().includes(ALL)

function noteHad(kind: string): void {
  if (!had.get().includes(kind)) had.set([...had.get(), kind].join(' '))
}

/** For who practises alone: once for each kind of page, what their role does here and what it waits for. */
function FirstHint({ screen, inset }: { screen: ScreenKind; inset: string }) {
  const [isShown, setIsShown] = useState(() => isDue(screen))
  const hint = useView((view) => view.hints?.[screen])
  useEffect(() => noteHad(screen), [screen])
  if (!isShown || !hint) return null

  return (
    <aside aria-label="Hint" className={`print:hidden ${inset}`}>
      <div className="rounded-card border border-line bg-wash p-4">
        <div className="flex gap-3">
          <Lightbulb aria-hidden size={22} className="mt-0.5 shrink-0 text-(--role)" />
          <dl className="min-w-0 space-y-1.5 leading-relaxed">
            <div>
              <dt className="inline font-semibold">What you do: </dt>
              <dd className="inline">{hint.now}</dd>
            </div>
            <div className="text-ink-soft">
              <dt className="inline font-semibold">What it waits for: </dt>
              <dd className="inline">{hint.waits}</dd>
            </div>
          </dl>
        </div>
        <div className="mt-2 flex flex-wrap justify-end gap-x-2">
          <button
            type="button"
            className={QUIET}
            onClick={() => {
              noteHad(ALL)
              setIsShown(false)
            }}
          >
            No more hints
          </button>
          <button type="button" className={`${QUIET} text-action!`} onClick={() => setIsShown(false)}>
            Got it
          </button>
        </div>
      </div>
    </aside>
  )
}

const QUIET =
  'inline-flex min-h-11 items-center rounded-xl px-3 font-semibold text-ink-soft hover:bg-surface hover:text-ink'
