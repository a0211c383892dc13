import type { RoleId } from '#case/roles.ts'
import { roles } from '../../roles.ts'
import { RoleAvatar } from '../../team/role-avatar.tsx'

/** A role as a small mark on what it chose. */
export function RoleTag({ role }: { role: RoleId }) {
  return (
    <span
      data-role={role}
      className="inline-flex items-center gap-1.5 rounded-full bg-(--role-soft) py-0.5 pr-2.5 pl-0.5 font-semibold text-(--role) text-sm"
    >
      <RoleAvatar role={role} size="tiny" />
      {roles[role].label}
    </span>
  )
}
