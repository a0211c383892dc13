import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { nudged, problemIn } from '../ui/typed-number.ts'

interface ValueFieldProps {
  readonly label: string
  /** Where the instruction beside it says all, the label is for screen readers only. */
  readonly isLabelSeen: boolean
  readonly unit: string
  readonly text: string
  readonly onText: (text: string) => void
}

const nudgeLook =
  'inline-flex size-12 shrink-0 items-center justify-center rounded-xl border border-line-strong bg-paper text-ink transition-colors hover:bg-wash'

/** The exact number, low enough to leave the picture room. */
export function ValueField({ label, isLabelSeen, unit, text, onText }: ValueFieldProps) {
  const id = useId()
  const problem = problemIn(text)
  const nudge = (direction: 1 | -1) => onText(nudged(text, direction))
  return (
    <div className="min-w-0 grow basis-52">
      <label htmlFor={id} className={isLabelSeen ? 'mb-2 block font-medium leading-snug' : 'sr-only'}>
        {label}
        <span className="sr-only">, in {unit}</span>
      </label>
      <div className="flex items-center gap-2">
        <button type="button" aria-label="Less" title="Less" className={nudgeLook} onClick={() => nudge(-1)}>
          <Minus aria-hidden size={20} />
        </button>
        <div className="relative min-w-0 flex-1">
          <input
            id={id}
            value={text}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              nudge(event.key === 'ArrowUp' ? 1 : -1)
            }}
            className={`min-h-12 w-full rounded-xl border bg-paper pr-12 pl-3 text-ink text-lg tabular-nums ${problem ? 'border-alarm' : 'border-line-strong'}`}
          />
          <span aria-hidden className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft">
            {unit}
          </span>
        </div>
        <button type="button" aria-label="More" title="More" className={nudgeLook} onClick={() => nudge(1)}>
          <Plus aria-hidden size={20} />
        </button>
      </div>
      <p id={`${id}-problem`} role="status" className="mt-1.5 text-alarm text-sm empty:sr-only">
        {problem}
      </p>
    </div>
  )
}
