import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import { isLed } from '#case/rules/steps.ts'
import type { Step } from '#case/story/flow.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import type { FlowsView } from '#case/views/flows.ts'
import type { View } from '#case/views/view.ts'
import { useCan, useView } from '../../base/live/surroundings.ts'
import { roles } from '../../base/roles/roles.ts'
import { Button, ButtonLink } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { stepAt, titleOf, useFlows } from './pages.ts'
import type { Standing } from './screen-props.ts'

/** Whose screen the others follow. */
export const leader = 0 satisfies RoleId

/** What the view tells of it. */
interface Led {
  readonly flows: FlowsView
  readonly points: readonly Pick<PointView, 'point' | 'showing'>[]
}

/** Where a role's step is just now: its page, or the page of a decision point that the Provider has open. */
export function leadPath(role: RoleId, place: number, { flows, points }: Led): string {
  const step = stepAt(flows, role, place)
  const showing = points.find(({ point }) => point === step.point)?.showing
  return showing ? `${step.path}/${showing}` : step.path
}

/** Takes the page along when the step it stands at moves on. Opening a page by its address moves nothing. */
export function useFollow(path: string, lead: string, onTaken: (to: string) => void): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const wasTaken: boolean = state?.wasTaken ?? false
  const following = useRef(startFollowing({ path, lead, wasTaken }))
  const go = useEffectEvent((to: string) => {
    navigate(to, { state: { wasTaken: true } })
    onTaken(to)
  })

  useEffect(() => {
    const { goTo, ...now } = follow(following.current, { path, lead, wasTaken: wasTaken && !isBack })
    following.current = now
    if (goTo !== null) go(goTo)
  }, [path, lead, wasTaken, isBack])
}

/** Where a page stands, and where the step of its person is. */
export interface FollowedPage {
  readonly path: string
  readonly lead: string
  /** It was brought there. Otherwise the person chose it, by a press or by its address. */
  readonly wasTaken: boolean
}

/** What a page remembers of where it stood. */
export interface Following {
  readonly path: string
  /** The person is where their step is, or on the way there. */
  readonly isAlong: boolean
}

export const startFollowing = ({ path, lead, wasTaken }: FollowedPage): Following => ({
  path,
  isAlong: wasTaken || path === lead,
})

/**
 * A page that stands where the step is goes along when the step moves. Whoever chose another page stays there. Where a page
 * was brought is nobody's choice: it may come there when the step has moved on, and then goes after it.
 */
export function follow(
  was: Following,
  { path, lead, wasTaken }: FollowedPage,
): Following & { readonly goTo: string | null } {
  if (path === lead) return { path, isAlong: true, goTo: null }
  const isAlong = wasTaken || (was.isAlong && path === was.path)
  return { path, isAlong, goTo: isAlong ? lead : null }
}

/** On another page of the same decision point than the one the team has open: where that is, and a way there. */
export function LeadNote({ role, lead }: { role: RoleId; lead: string }) {
  const navigate = useNavigate()
  const flows = useFlows()
  const isLeader = useCan('canLead')
  return (
    <Callout>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-40 flex-1 leading-snug">
          {isLeader ? 'Your team is at' : 'The Provider is at'}{' '}
          <span className="font-semibold">“{titleOf(flows, role, lead)}”</span>.
        </p>
        <Button look="quiet" onClick={() => navigate(lead)}>
          {isLeader ? 'Go there' : 'Follow the Provider'}
        </Button>
      </div>
    </Callout>
  )
}

interface StandingNoteProps {
  readonly standing: Standing
  readonly role: RoleId
  readonly place: number
  /** Where the own step is just now. */
  readonly lead: string
}

/** Tells somebody who is not at their own step where they are, and how to get back. */
export function StandingNote({ standing, role, place, lead }: StandingNoteProps) {
  const flows = useFlows()
  const ahead = useView((view) => aheadText(role, place, view)) ?? ''
  if (standing.kind === 'here') return null
  return (
    <Callout look={standing.kind === 'ahead' ? 'wait' : 'info'}>
      <p>{standing.kind === 'ahead' ? ahead : noteText(standing, stepAt(flows, role, place).title)}</p>
      <ButtonLink look="quiet" to={lead} className="w-full">
        Go to your step
      </ButtonLink>
    </Callout>
  )
}

type Progress = Pick<View, 'flows' | 'canLead' | 'recordings' | 'questions'>

/** What a page that comes later waits for. */
export function aheadText(role: RoleId, place: number, view: Progress): string {
  const own = stepAt(view.flows, role, place)
  const waits = !view.canLead && (isLed(stepAt(view.flows, role, place + 1)) || isLeadersTurn(own, view))
  return `Not open yet. Your own step, “${own.title}”, ${waits ? 'waits for the Provider' : 'comes first'}.`
}

/** Whether the Provider has to do something before one can go on oneself. */
function isLeadersTurn({ screen, question }: Step, { recordings, questions }: Progress): boolean {
  if (screen === 'listen') return !recordings?.isShared
  if (screen === 'question') {
    const asked = question ? questions?.[question] : null
    return asked?.askedOf.length !== 1 && !asked?.result
  }
  return screen === 'save-handover' && !recordings?.handover
}

function noteText(standing: Exclude<Standing, { kind: 'here' | 'ahead' }>, ownTitle: string): string {
  const own = `“${ownTitle}”`
  if (standing.kind === 'behind') return `You are looking back. Your own step is ${own}.`
  const owners = standing.owners.map((owner) => roles[owner].label).join(' and ')
  return `This page belongs to ${owners}. Your own step is ${own}.`
}
