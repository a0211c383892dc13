import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { RoleId } from '#case/records/roles.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import { useCan } from '../live/surroundings.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { stepAt, titleOf } from './pages.ts'

/** Whose screen the others follow. */
export const leader = 0 satisfies RoleId

/** Where a role's step is just now: its page, or the page of a decision point that the Provider has open. */
export function leadPath(role: RoleId, place: number, points: readonly Pick<PointView, 'point' | 'showing'>[]): string {
  const step = stepAt(role, place)
  const showing = points.find(({ point }) => point === step.point)?.showing
  return showing ? `${step.path}/${showing}` : step.path
}

/** Takes the page along when the step it stands at moves on. Opening a page by its address moves nothing. */
export function useFollow(path: string, lead: string, onTaken: (to: string) => void): void {
  const navigate = useNavigate()
  const following = useRef(startFollowing(path, lead))
  const go = useEffectEvent((to: string) => {
    navigate(to)
    onTaken(to)
  })

  useEffect(() => {
    const { goTo, ...now } = follow(following.current, { path, lead })
    following.current = now
    if (goTo !== null) go(goTo)
  }, [path, lead])
}

/** What a page remembers of where the person's step was. */
export interface Following {
  readonly lead: string
  /** The person is where their step is, or on the way there. */
  readonly isAlong: boolean
}

export const startFollowing = (path: string, lead: string): Following => ({ lead, isAlong: path === lead })

/** A page that stands where the step is goes along when the step moves. Whoever opened another page stays there. */
export function follow(
  was: Following,
  { path, lead }: { path: string; lead: string },
): Following & { readonly goTo: string | null } {
  if (path === lead) return { lead, isAlong: true, goTo: null }
  if (lead === was.lead) return { lead, isAlong: false, goTo: null }
  return { lead, isAlong: was.isAlong, goTo: was.isAlong ? lead : null }
}

/** On another page of the same decision point than the one the team has open: where that is, and a way there. */
export function LeadNote({ role, lead }: { role: RoleId; lead: string }) {
  const navigate = useNavigate()
  const isLeader = useCan('canLead')
  return (
    <Callout>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-40 flex-1 leading-snug">
          {isLeader ? 'Your team is at' : 'The Provider is at'}{' '}
          <span className="font-semibold">“{titleOf(role, lead)}”</span>.
        </p>
        <Button look="quiet" onClick={() => navigate(lead)}>
          {isLeader ? 'Go there' : 'Follow the Provider'}
        </Button>
      </div>
    </Callout>
  )
}
