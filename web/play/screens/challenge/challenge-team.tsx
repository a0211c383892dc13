import { Check, Hourglass } from 'lucide-react'
import type { ChallengeStatus } from '#case/records/challenge.ts'
import type { RoleId } from '#case/records/roles.ts'
import { flagField } from '#case/rules/role-fields.ts'
import { type FlowsView, flowsFrom } from '#case/views/flows.ts'
import { useView } from '../../../base/live/surroundings.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { roleIds, roles } from '../../../base/roles/roles.ts'
import { leader } from '../../../hands/steps/follow.tsx'
import { useFlows } from '../../../hands/steps/pages.ts'
import { PresenceDot, presenceText } from '../../../hands/team/presence.tsx'
import { type TeamMember, useTeam } from '../../../hands/team/use-team.ts'

/** Who is done with the challenge and who is still at it, live. */
export function ChallengeTeam({ done, ownRole }: { done: ChallengeStatus; ownRole: RoleId }) {
  const team = useTeam()
  const places = useView((view) => view.places)

  return (
    <ul aria-label="Who is done" aria-live="polite" className="divide-y divide-line rounded-card border border-line">
      {roles.map(({ id, label }) => {
        const member = team.find(({ roleId }) => roleId === id)
        const isDone = done[flagField[id]]
        return (
          <li key={id} className="flex items-center gap-3 px-4 py-3">
            <RoleAvatar role={id} size="small" isEmpty={!member} />
            <div className="min-w-0 flex-1 leading-snug">
              <p className="truncate">
                <span className="font-semibold">{label}</span>
                {member && <span className="text-ink-soft"> · {id === ownRole ? 'you' : member.name}</span>}
              </p>
              {id !== ownRole && <Whereabouts role={id} member={member} place={places?.[id] ?? 0} />}
            </div>
            <Mark isDone={isDone} />
          </li>
        )
      })}
    </ul>
  )
}

function Whereabouts({ role, member, place }: { role: RoleId; member: TeamMember | undefined; place: number }) {
  const flows = useFlows()
  if (!member) return <p className="text-ink-soft text-sm">The seat is free</p>
  const where = hasReachedChallenge(flows, role, place) ? null : `at “${member.title}”`
  return (
    <p className="flex items-center gap-1.5 text-ink-soft text-sm">
      <PresenceDot isPresent={member.isPresent} />
      {[presenceText(member), where].filter(Boolean).join(', ')}
    </p>
  )
}

function Mark({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? Check : Hourglass
  return (
    <p className={`flex items-center gap-1.5 font-medium text-sm ${isDone ? 'text-present' : 'text-ink-soft'}`}>
      <Icon aria-hidden size={20} />
      {isDone ? 'Done' : 'Still at it'}
    </p>
  )
}

/** Whether a role at this place has come to its challenge. */
export const hasReachedChallenge = (flows: FlowsView, role: RoleId, place: number): boolean =>
  place >= flowsFrom(flows)[role].findIndex(({ screen }) => screen === 'challenge')

/** Who is not done with the challenge, in role order. */
const stillAtIt = (done: ChallengeStatus): readonly RoleId[] => roleIds.filter((role) => !done[flagField[role]])

/** For whom the result waits; null when all three are done. */
export function waitingText(done: ChallengeStatus): string | null {
  const names = stillAtIt(done).map((role) => (role === leader ? 'the Provider' : roles[role].label))
  return names.length > 0 ? `Waiting for ${names.join(' and ')} to finish the challenge.` : null
}
