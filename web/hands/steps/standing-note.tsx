import type { RoleId } from '#case/records/roles.ts'
import { isLed } from '#case/rules/steps.ts'
import type { Step } from '#case/story/flow.ts'
import type { View } from '#case/views/view.ts'
import { useView } from '../../base/live/surroundings.ts'
import { roles } from '../../base/roles/roles.ts'
import { ButtonLink } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { stepAt, useFlows } from './pages.ts'
import type { Standing } from './screen-props.ts'

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
