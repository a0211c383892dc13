import { useId } from 'react'
import type { UsingView } from '#case/views/task-steps.ts'

interface UsingChoiceProps {
  readonly using: UsingView
  readonly chosen: string | null
  readonly onChoose: (slug: string) => void
}

/** What to draw it from, or where to connect, as in the picture. */
export function UsingChoice({ using, chosen, onChoose }: UsingChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm leading-snug">{using.label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {using.options.map((option) => (
          <label
            key={option.slug}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-xl border border-line-strong bg-paper px-3 py-1.5 font-medium leading-snug has-checked:border-(--role) has-checked:bg-(--role-soft) has-checked:ring-(--role) has-checked:ring-1"
          >
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-(--role)"
              checked={chosen === option.slug}
              onChange={() => onChoose(option.slug)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
