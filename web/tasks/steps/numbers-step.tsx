import { Check } from 'lucide-react'
import type { AskView } from '#case/views/task-steps.ts'
import { draftName } from './draft-name.ts'
import { NumberAnswer } from './number-answer.tsx'
import type { StepProps } from './step-props.ts'

/** Several numbers, one after the other: a wrong one gets its verdict, a right one its working. */
export function NumbersStep({ work, step, hint, sending, onAnswer }: StepProps) {
  const asks = step.asks ?? []
  const open = asks.find(({ isDone }) => !isDone)

  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-lg leading-snug">{step.label}</legend>
      <ol className="space-y-4">
        {asks.map((ask) => (
          <li key={ask.slug}>
            {ask === open ? (
              <NumberAnswer
                isInner
                draft={draftName(work, step.slug, ask.slug)}
                label={ask.name}
                unit={ask.unit}
                using={ask.using}
                hint={hint ?? verdictOn(ask)}
                isSending={sending?.ask === ask.slug}
                onAnswer={(answer) => onAnswer({ ask: ask.slug, ...answer })}
              />
            ) : (
              <AnsweredNumber ask={ask} />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

const verdictOn = ({ newestWrong, unit }: AskView) =>
  newestWrong && `${newestWrong.value} ${unit}: ${newestWrong.verdict}`

/** A number that is right, with how one arrives at it; or one whose turn is still to come. */
export function AnsweredNumber({ ask }: { ask: AskView }) {
  if (!ask.isDone) return <p className="text-ink-soft leading-snug">{ask.name}</p>
  return (
    <div className="rounded-xl bg-wash px-4 py-3 leading-snug">
      <p>{ask.name}</p>
      <p className="mt-1 flex gap-2 font-medium">
        <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-present" />
        {ask.working}
      </p>
    </div>
  )
}
