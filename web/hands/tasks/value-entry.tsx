import { useId } from 'react'
import type { UsingView } from '#case/views/preparation/task-steps.ts'
import { Button } from '../../base/ui/button.tsx'
import { Hint } from '../../base/ui/hint.tsx'
import { NumberInput } from '../../base/ui/number-field.tsx'
import type { Draft, SceneSetup } from './scene/scene.ts'
import { AnsweredNumber } from './steps/number-steps.tsx'
import type { StepAnswer } from './steps/step-props.ts'

interface ValueEntryProps {
  readonly setup: SceneSetup
  readonly sending: StepAnswer | null
  readonly onDraft: (draft: Draft) => void
  readonly onConfirm: () => void
}

/** The exact value beside what is dragged or tapped in the picture: the same draft. */
export function ValueEntry({ setup, sending, onDraft, onConfirm }: ValueEntryProps) {
  const { steps, current, draft } = setup
  const step = steps[current]
  const ask = step?.asks?.find(({ isDone }) => !isDone)
  const unit = ask ? ask.unit : step?.unit
  const using = ask ? ask.using : step?.using
  if (!step || unit == null) return null
  const answered = step.asks?.filter(({ isDone }) => isDone) ?? []

  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending) onConfirm()
      }}
    >
      {answered.map((done) => (
        <AnsweredNumber key={done.slug} ask={done} />
      ))}
      {using && (
        <UsingChoice using={using} chosen={draft.using} onChoose={(slug) => onDraft({ ...draft, using: slug })} />
      )}
      <div className="flex flex-wrap items-end gap-2">
        <ValueField
          label={ask?.name ?? step.label}
          isLabelSeen={ask !== undefined}
          unit={unit}
          text={draft.text}
          onText={(text) => onDraft({ ...draft, text })}
        />
        <Button type="submit" aria-disabled={sending !== null} className="grow px-4">
          Confirm
        </Button>
      </div>
      {ask?.newestWrong && <Hint text={`${ask.newestWrong.value} ${unit}: ${ask.newestWrong.verdict}`} />}
    </form>
  )
}

interface UsingChoiceProps {
  readonly using: UsingView
  readonly chosen: string | null
  readonly onChoose: (slug: string) => void
}

/** What to draw it from, or where to connect, as in the picture. */
function UsingChoice({ using, chosen, onChoose }: UsingChoiceProps) {
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

interface ValueFieldProps {
  readonly label: string
  /** Where the instruction beside it says all, the label is for screen readers only. */
  readonly isLabelSeen: boolean
  readonly unit: string
  readonly text: string
  readonly onText: (text: string) => void
}

/** The exact number, low enough to leave the picture room. */
function ValueField({ label, isLabelSeen, ...input }: ValueFieldProps) {
  const id = useId()
  return (
    <div className="min-w-0 grow basis-52">
      <label htmlFor={id} className={isLabelSeen ? 'mb-2 block font-medium leading-snug' : 'sr-only'}>
        {label}
        <span className="sr-only">, in {input.unit}</span>
      </label>
      <NumberInput isLow id={id} {...input} />
    </div>
  )
}
