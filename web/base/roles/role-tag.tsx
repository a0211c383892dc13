import type { RoleId } from '#case/records/roles.ts'
import { RoleAvatar } from './role-avatar.tsx'
import { roles } from './roles.ts'

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

/** Who chose it, as a line below it; nothing where nobody did. */
export function ChosenByLine({ roles: chosenBy, className }: { roles: readonly RoleId[]; className: string }) {
  if (chosenBy.length === 0) return null
  return (
    <p className={`flex flex-wrap items-center gap-1.5 text-ink-soft text-sm ${className}`}>
      Chosen by
      {chosenBy.map((role) => (
        <RoleTag key={role} role={role} />
      ))}
    </p>
  )
}

/** A role as a word in its colour. */
export function RoleName({ role }: { role: RoleId }) {
  return (
    <span data-role={role} className="font-semibold text-(--role)">
      {roles[role].label}
    </span>
  )
}
