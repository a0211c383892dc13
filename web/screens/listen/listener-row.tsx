import { CheckCircle2, Headphones } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { PresenceDot, presenceText } from '../../team/presence.tsx'
import type { TeamMember } from '../../team/use-team.ts'

/** One listener: who, here or away, and whether they have heard it. */
export function ListenerRow({
  role,
  member,
  hasListened,
}: {
  role: RoleId
  member: TeamMember | undefined
  hasListened: boolean
}) {
  return (
    <li className="flex items-center gap-3.5 px-5 py-4">
      <RoleAvatar role={role} isEmpty={!member} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="truncate">
          <span className="font-semibold">{roles[role].label}</span>
          {member && <span className="text-ink-soft"> · {member.name}</span>}
        </p>
        <p className="flex items-center gap-1.5 text-ink-soft text-sm">
          {member ? (
            <>
              <PresenceDot isPresent={member.isPresent} />
              {presenceText(member)}
            </>
          ) : (
            'The seat is free'
          )}
        </p>
      </div>
      <p
        role="status"
        className={`flex items-center gap-1.5 font-medium text-sm ${hasListened ? 'text-present' : 'text-ink-soft'}`}
      >
        {hasListened ? <CheckCircle2 aria-hidden size={20} /> : <Headphones aria-hidden size={20} />}
        <span className="sr-only">{roles[role].label}: </span>
        {hasListened ? 'Has listened' : 'Not yet'}
      </p>
    </li>
  )
}
