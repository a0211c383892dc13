import type { RoleId } from '#case/records/roles.ts'
import { RoleTag } from '../../roles/role-tag.tsx'
import { roles } from '../../roles/roles.ts'
import { decider } from './question-of.ts'

/** Who stands by an option: marks to see, and under `id` words for who cannot see them. */
export function ChosenBy({ id, roles: chosenBy }: { id: string; roles: readonly RoleId[] }) {
  return (
    <>
      {chosenBy.length > 0 && (
        <span aria-hidden className="flex flex-wrap justify-end gap-1.5">
          {chosenBy.map((role) => (
            <RoleTag key={role} role={role} />
          ))}
        </span>
      )}
      <span id={id} className="sr-only">
        {chosenBy.map(chosenText).join(', ')}
      </span>
    </>
  )
}

const chosenText = (role: RoleId) => `${role === decider ? 'Decided' : 'Advised'} by ${roles[role].label}`
