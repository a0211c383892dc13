import type { RoleId } from '#case/roles.ts'
import { RoleAvatar } from '../roles/role-avatar.tsx'
import { roles } from '../roles/roles.ts'
import { IconButton } from '../ui/button.tsx'
import { PresenceDot } from './presence-dot.tsx'
import { presenceText } from './presence-text.ts'
import { useTeammate } from './use-team.ts'

/** A teammate in the header. It opens what there is to know about them. */
export function TeammateButton({ role, onOpen }: { role: RoleId; onOpen: () => void }) {
  const member = useTeammate(role)
  const { label } = roles[role]
  const state = member ? `${member.name}, ${presenceText(member).toLowerCase()}` : 'seat free'

  return (
    <IconButton label={`${label}: ${state}`} onClick={onOpen}>
      <RoleAvatar role={role} size="small" isEmpty={!member} />
      {member && (
        <span className="absolute right-0 bottom-0 inline-flex rounded-full bg-paper p-0.5">
          <PresenceDot isPresent={member.isPresent} />
        </span>
      )}
    </IconButton>
  )
}
