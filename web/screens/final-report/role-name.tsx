import type { RoleId } from '#case/roles.ts'
import { roles } from '../../roles.ts'

/** A role as a word in its colour. */
export function RoleName({ role }: { role: RoleId }) {
  return (
    <span data-role={role} className="font-semibold text-(--role)">
      {roles[role].label}
    </span>
  )
}
