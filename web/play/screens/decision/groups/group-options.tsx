import { Check } from 'lucide-react'
import { useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { GroupView } from '#case/views/bedside/points.ts'
import { ChosenBy, RadioOption } from '../../../../hands/deciding/radio-option.tsx'
import { rolesBehind } from './group-advice.ts'

interface GroupOptionsProps {
  readonly group: GroupView
  readonly chosen: readonly string[]
  readonly onTap: (slug: string) => void
}

/** One of several, or of several any number, each with whoever stands by it, live. */
export function GroupOptions({ group, chosen, onTap }: GroupOptionsProps) {
  const id = useId()
  return (
    <div className="space-y-2.5">
      {group.options.map(({ slug, name }) => {
        const shared = { id: `${id}-${slug}`, name, chosenBy: rolesBehind(group, slug) }
        const isChosen = chosen.includes(slug)
        return group.several ? (
          <ToggleOption key={slug} {...shared} isOn={isChosen} onTap={() => onTap(slug)} />
        ) : (
          <RadioOption key={slug} {...shared} group={id} isChosen={isChosen} onChoose={() => onTap(slug)} />
        )
      })}
    </div>
  )
}

interface ToggleOptionProps {
  readonly id: string
  readonly name: string
  readonly isOn: boolean
  readonly chosenBy: readonly RoleId[]
  readonly onTap: () => void
}

/** One of several, on or off. The button's name is the option alone; who chose it is its description. */
function ToggleOption({ id, name, isOn, chosenBy, onTap }: ToggleOptionProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-labelledby={id}
      aria-describedby={chosenBy.length > 0 ? `${id}-by` : undefined}
      onClick={onTap}
      className="group flex min-h-14 w-full items-center gap-3.5 rounded-card border border-line-strong bg-paper px-4 py-3 text-left transition-colors hover:bg-wash disabled:cursor-default disabled:border-line aria-pressed:border-action aria-pressed:bg-provider-soft aria-pressed:ring-1 aria-pressed:ring-action disabled:hover:bg-paper aria-pressed:disabled:bg-surface aria-pressed:disabled:ring-line-strong"
    >
      <span
        aria-hidden
        className="inline-flex size-5 shrink-0 items-center justify-center rounded-md border-2 border-line-strong bg-paper text-white group-aria-pressed:border-action group-aria-pressed:bg-action"
      >
        {isOn && <Check size={15} strokeWidth={3} />}
      </span>
      <span id={id} className="flex-1 text-balance font-medium leading-snug">
        {name}
      </span>
      <ChosenBy id={`${id}-by`} roles={chosenBy} />
    </button>
  )
}
