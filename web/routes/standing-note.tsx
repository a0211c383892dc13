import type { RoleId } from '#case/roles.ts'
import { useView } from '../live/live-store.ts'
import { roles } from '../roles/roles.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { aheadText } from './ahead-text.ts'
import { stepAt } from './pages.ts'
import type { Standing } from './standing.ts'

interface StandingNoteProps {
  readonly standing: Standing
  readonly role: RoleId
  readonly place: number
  /** Where the own step is just now. */
  readonly lead: string
}

/** Tells somebody who is not at their own step where they are, and how to get back. */
export function StandingNote({ standing, role, place, lead }: StandingNoteProps) {
  const ahead = useView((view) => aheadText(role, place, view)) ?? ''
  if (standing.kind === 'here') return null
  return (
    <Callout look={standing.kind === 'ahead' ? 'wait' : 'info'}>
      <p>{standing.kind === 'ahead' ? ahead : noteText(standing, role, place)}</p>
      <ButtonLink look="quiet" to={lead} className="w-full">
        Go to your step
      </ButtonLink>
    </Callout>
  )
}

function noteText(standing: Exclude<Standing, { kind: 'here' | 'ahead' }>, role: RoleId, place: number): string {
  const own = `“${stepAt(role, place).title}”`
  if (standing.kind === 'behind') return `You are looking back. Your own step is ${own}.`
  const owners = standing.owners.map((owner) => roles[owner].label).join(' and ')
  return `This page belongs to ${owners}. Your own step is ${own}.`
}
