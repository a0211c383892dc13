import type { StepView } from '#case/views/task-steps.ts'
import { AnsweredNumber } from './numbers-step.tsx'

/** A step that is behind, with what there is to read of it. */
export function DoneStep({ step }: { step: StepView }) {
  const picked = (step.items ?? []).filter(({ isPicked }) => isPicked)
  return (
    <div className="space-y-1.5 leading-snug">
      <p>
        <span className="sr-only">Done: </span>
        {step.label}
      </p>
      {step.reading && <p className="font-medium">{step.reading}</p>}
      {picked.length > 0 && (
        <ul className="space-y-1 text-ink-soft text-sm">
          {picked.map(({ slug, name, note }) => (
            <li key={slug}>
              <span className="font-medium text-ink">{name}</span>
              {note && `: ${note}`}
            </li>
          ))}
        </ul>
      )}
      {step.asks?.map((ask) => (
        <AnsweredNumber key={ask.slug} ask={ask} />
      ))}
    </div>
  )
}
