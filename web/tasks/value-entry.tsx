import { Button } from '../ui/button.tsx'
import { Hint } from '../ui/hint.tsx'
import type { Draft, SceneSetup } from './scene/scene.ts'
import { AnsweredNumber } from './steps/numbers-step.tsx'
import type { StepAnswer } from './steps/step-props.ts'
import { UsingChoice } from './using-choice.tsx'
import { ValueField } from './value-field.tsx'

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
