import { typeset } from '../../ui/number-text.ts'

/** How one arrives at it, step by step. */
export function Working({ formula, steps }: { formula?: string; steps: readonly string[] }) {
  return (
    <div className="rounded-card bg-wash px-4 py-3.5">
      {formula && <p className="mb-2 text-ink-soft tabular-nums">{typeset(formula)}</p>}
      <ol className="space-y-1.5">
        {steps.map((step) => (
          <li key={step} className="font-medium leading-relaxed tabular-nums">
            {typeset(step)}
          </li>
        ))}
      </ol>
    </div>
  )
}
