import type { RoleId } from '#case/records/roles.ts'
import { RoleTag } from '../../base/roles/role-tag.tsx'
import { roles } from '../../base/roles/roles.ts'
import { decider } from './decider.ts'

interface RadioOptionProps {
  readonly id: string
  /** The radio buttons of one group share it. */
  readonly group: string
  readonly name: string
  readonly isChosen: boolean
  readonly chosenBy: readonly RoleId[]
  readonly onChoose: () => void
}

/** The radio button's name is the option alone; who chose it is its description. */
export function RadioOption({ id, group, name, isChosen, chosenBy, onChoose }: RadioOptionProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3.5 rounded-card border border-line-strong bg-paper px-4 py-3 transition-colors hover:bg-wash has-disabled:cursor-default has-checked:border-action has-disabled:border-line has-checked:bg-provider-soft has-checked:ring-1 has-checked:ring-action has-disabled:hover:bg-paper has-checked:has-disabled:bg-surface has-checked:has-disabled:ring-line-strong">
      <input
        type="radio"
        name={group}
        value={name}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={id}
        aria-describedby={chosenBy.length > 0 ? `${id}-by` : undefined}
        className="size-5 shrink-0 accent-action"
      />
      <span id={id} className="flex-1 text-balance font-medium leading-snug">
        {name}
      </span>
      <ChosenBy id={`${id}-by`} roles={chosenBy} />
    </label>
  )
}

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
