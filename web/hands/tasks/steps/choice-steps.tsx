import { Check } from 'lucide-react'
import { useState } from 'react'
import type { ItemView } from '#case/views/preparation/task-steps.ts'
import { useDraft } from '../../../base/live/use-draft.ts'
import { AnswerForm } from '../../../base/ui/answer-form.tsx'
import { ChoiceField } from '../../../base/ui/choice-field.tsx'
import { entry } from '../../../base/ui/focus-and-press.ts'
import { Hint } from '../../../base/ui/hint.tsx'
import { draftName, type StepProps } from './step-props.ts'

export function ChooseStep({ work, step, hint, sending, onAnswer }: StepProps) {
  const [{ choice: chosen = null }, enter] = useDraft(draftName(work, step.slug))
  const [hasTried, setHasTried] = useState(false)
  const missing = hasTried && chosen === null ? 'Choose one first.' : null

  function confirm() {
    setHasTried(true)
    if (chosen !== null) onAnswer({ choice: chosen })
  }

  return (
    <AnswerForm hint={missing ?? hint} isSending={sending !== null} onConfirm={confirm}>
      <ChoiceField
        legend={step.label}
        options={step.options ?? []}
        chosen={chosen}
        onChoose={(choice) => enter({ choice })}
      />
    </AnswerForm>
  )
}

/** Things to take, in any order. What is wrong stays where it is. */
export function PickStep({ step, hint, onAnswer }: StepProps) {
  return (
    <fieldset className="space-y-4 has-[>[role=status]:empty]:space-y-0">
      <legend className="mb-3 font-semibold text-lg leading-snug">{step.label}</legend>
      <div className="grid gap-2.5">
        {(step.items ?? []).map((item, index) => (
          <PickButton
            key={item.slug}
            item={item}
            isFirst={index === 0}
            onPick={() => onAnswer({ choice: item.slug })}
          />
        ))}
      </div>
      <Hint text={hint} />
    </fieldset>
  )
}

/** A picked one stays picked, and stays in the way of the Tab key. */
function PickButton({ item, isFirst, onPick }: { item: ItemView; isFirst: boolean; onPick: () => void }) {
  const { name, note, isPicked } = item
  const look = isPicked
    ? 'cursor-default! border-(--role) bg-(--role-soft) ring-(--role) ring-1'
    : 'border-line-strong bg-paper hover:bg-wash'
  return (
    <div>
      <button
        type="button"
        aria-pressed={isPicked}
        onClick={() => !isPicked && onPick()}
        className={`flex min-h-13 w-full items-center gap-3 rounded-xl border px-4 py-2.5 text-left font-medium leading-snug transition-colors ${look}`}
        {...(isFirst && entry)}
      >
        <span
          aria-hidden
          className={`flex size-5 shrink-0 items-center justify-center rounded border ${isPicked ? 'border-(--role) bg-(--role) text-white' : 'border-line-strong'}`}
        >
          {isPicked && <Check size={15} strokeWidth={3} />}
        </span>
        {name}
      </button>
      <p role="status" className="px-4 pt-1 text-ink-soft text-sm empty:sr-only">
        {note}
      </p>
    </div>
  )
}
