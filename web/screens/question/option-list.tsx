import { useId } from 'react'
import type { QuestionView } from '#case/views/questions.ts'
import { rolesWhoChose } from './question-of.ts'
import { RadioOption } from './radio-option.tsx'

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
          <RadioOption
            key={option}
            id={`${name}-${index}`}
            group={name}
            name={option}
            isChosen={option === chosen}
            chosenBy={rolesWhoChose(question.answers, option)}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
    </fieldset>
  )
}
