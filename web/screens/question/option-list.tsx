import { useId } from 'react'
import type { RoleId } from '#case/roles.ts'
import type { QuestionView } from '#case/views/questions.ts'
import { roles } from '../../roles.ts'
import { decider, rolesWhoChose } from './question-of.ts'
import { RoleTag } from './role-tag.tsx'

interface OptionListProps {
  readonly question: QuestionView
  readonly chosen: string | null
  readonly isOff: boolean
  readonly onChoose: (option: string) => void
}

/** The options, each with whoever stands by it, live. */
export function OptionList({ question, chosen, isOff, onChoose }: OptionListProps) {
  const name = useId()
  return (
    <fieldset disabled={isOff}>
      <legend className="mb-4 text-balance font-semibold text-lg leading-snug">{question.question}</legend>
      <div className="space-y-3">
        {question.options.map((option, index) => (
          <Option
            key={option}
            id={`${name}-${index}`}
            name={name}
            option={option}
            isChosen={option === chosen}
            chosenBy={rolesWhoChose(question.answers, option)}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface OptionProps {
  readonly id: string
  readonly name: string
  readonly option: string
  readonly isChosen: boolean
  readonly chosenBy: readonly RoleId[]
  readonly onChoose: () => void
}

/** The radio button's name is the option alone; who chose it is its description. */
function Option({ id, name, option, isChosen, chosenBy, onChoose }: OptionProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3.5 rounded-card border border-line-strong bg-paper px-4 py-3 transition-colors hover:bg-wash has-disabled:cursor-default has-checked:border-action has-disabled:border-line has-checked:bg-provider-soft has-checked:ring-1 has-checked:ring-action has-disabled:hover:bg-paper has-checked:has-disabled:bg-surface has-checked:has-disabled:ring-line-strong">
      <input
        type="radio"
        name={name}
        value={option}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={id}
        aria-describedby={chosenBy.length > 0 ? `${id}-by` : undefined}
        className="size-5 shrink-0 accent-action"
      />
      <span id={id} className="flex-1 font-medium leading-snug">
        {option}
      </span>
      {chosenBy.length > 0 && (
        <span aria-hidden className="flex flex-wrap justify-end gap-1.5">
          {chosenBy.map((role) => (
            <RoleTag key={role} role={role} />
          ))}
        </span>
      )}
      <span id={`${id}-by`} className="sr-only">
        {chosenBy.map(chosenText).join(', ')}
      </span>
    </label>
  )
}

const chosenText = (role: RoleId) => `${role === decider ? 'Decided' : 'Advised'} by ${roles[role].label}`
