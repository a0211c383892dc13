import type { RoleId } from '#case/records/roles.ts'
import { ChosenBy } from './chosen-by.tsx'

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
