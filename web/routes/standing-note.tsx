import type { RoleId } from '#case/roles.ts'
import { roles } from '../roles.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { pathAt, stepAt } from './pages.ts'
import type { Standing } from './standing.ts'

/** Tells somebody who is not at their own step where they are, and how to get back. */
export function StandingNote({ standing, role, place }: { standing: Standing; role: RoleId; place: number }) {
  if (standing.kind === 'here') return null
  return (
    <Callout look={standing.kind === 'ahead' ? 'wait' : 'info'}>
      <p>{noteText(standing, stepAt(role, place).title)}</p>
      <ButtonLink look="quiet" to={pathAt(role, place)} className="w-full">
        Go to your step
      </ButtonLink>
    </Callout>
  )
}

function noteText(standing: Exclude<Standing, { kind: 'here' }>, ownTitle: string): string {
  if (standing.kind === 'ahead') return `Not open yet. It waits for you to continue from “${ownTitle}”.`
  if (standing.kind === 'behind') return `You are looking back. Your own step is “${ownTitle}”.`
  const owners = standing.owners.map((owner) => roles[owner].label).join(' and ')
  return `This page belongs to ${owners}. Your own step is “${ownTitle}”.`
}
