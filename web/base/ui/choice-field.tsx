import { useId } from 'react'
import { entry } from './focus-and-press.ts'

interface ChoiceFieldProps {
  readonly legend: string
  readonly options: readonly { readonly slug: string; readonly name: string }[]
  readonly chosen: string | null
  readonly onChoose: (slug: string) => void
  /** A question within a step is smaller than the step's own. */
  readonly isInner?: boolean
}

/** One of several, as radio buttons named exactly like the options. */
export function ChoiceField({ legend, options, chosen, onChoose, isInner = false }: ChoiceFieldProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className={`mb-3 leading-snug ${isInner ? 'font-medium' : 'font-semibold text-lg'}`}>{legend}</legend>
      <div className={isInner ? 'grid gap-2.5 column:grid-cols-2' : 'space-y-2.5'}>
        {options.map((option, index) => (
          <label
            key={option.slug}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-xl border border-line-strong bg-paper px-4 py-2.5 transition-colors hover:bg-wash has-checked:border-(--role) has-checked:bg-(--role-soft) has-checked:ring-(--role) has-checked:ring-1"
          >
            <input
              type="radio"
              name={name}
              checked={option.slug === chosen}
              onChange={() => onChoose(option.slug)}
              className="size-5 shrink-0 accent-(--role)"
              {...(index === 0 && entry)}
            />
            <span className="font-medium leading-snug">{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
