import { CircleCheck } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import type { VerdictView } from '#case/views/challenge/ask-result.ts'
import { RoleTag } from '../../../base/roles/role-tag.tsx'
import { Disclosure } from '../../../base/ui/disclosure.tsx'

interface OptionsProps {
  readonly options: readonly (VerdictView & { readonly chosenBy: readonly RoleId[] })[]
}

/** Every option and what there is to say about it. */
export function OptionsWithVerdicts({ options }: OptionsProps) {
  return (
    <ul className="divide-y divide-line">
      {options.map(({ name, isRight, verdict, chosenBy }) => (
        <li key={name} className="space-y-1 py-3 leading-snug first:pt-0 last:pb-0">
          <p className="flex items-start justify-between gap-3">
            <span className="font-semibold tabular-nums">{name}</span>
            {isRight && <CircleCheck aria-hidden size={20} className="shrink-0 text-present" />}
          </p>
          <p className={isRight ? 'font-medium text-[#12633c]' : 'text-ink-soft'}>{verdict}</p>
          {chosenBy.length > 0 && (
            <p className="flex flex-wrap items-center gap-1.5 pt-0.5 text-ink-soft text-sm">
              Chosen by
              {chosenBy.map((role) => (
                <RoleTag key={role} role={role} />
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

export function FoldedOptions({ options }: OptionsProps) {
  return (
    <Disclosure title={`All ${options.length} options, and why`}>
      <OptionsWithVerdicts options={options} />
    </Disclosure>
  )
}

/** What is said of an option that was chosen: its name, whether it is right and, if it is not, why. */
export function verdictOn(options: readonly VerdictView[], chosen: string | null) {
  const option = options.find(({ slug }) => slug === chosen)
  return option ? { name: option.name, isRight: option.isRight, why: option.isRight ? null : option.verdict } : null
}
