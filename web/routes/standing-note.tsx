import { isLed } from '#case/flow.ts'
import type { RoleId } from '#case/roles.ts'
import { roles } from '../roles.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { leader } from './lead-path.ts'
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
  if (standing.kind === 'here') return null
  return (
    <Callout look={standing.kind === 'ahead' ? 'wait' : 'info'}>
      <p>{noteText(standing, role, place)}</p>
      <ButtonLink look="quiet" to={lead} className="w-full">
        Go to your step
      </ButtonLink>
    </Callout>
  )
}

function noteText(standing: Exclude<Standing, { kind: 'here' }>, role: RoleId, place: number): string {
  const own = `“${stepAt(role, place).title}”`
  if (standing.kind === 'ahead') return `Not open yet. ${openedText(role, place)} from ${own}.`
  if (standing.kind === 'behind') return `You are looking back. Your own step is ${own}.`
  const owners = standing.owners.map((owner) => roles[owner].label).join(' and ')
  return `This page belongs to ${owners}. Your own step is ${own}.`
}

const openedText = (role: RoleId, place: number) =>
  role !== leader && isLed(stepAt(role, place + 1))
    ? 'It waits for the Provider to go on'
    : 'It waits for you to continue'
