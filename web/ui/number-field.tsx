import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { entry } from './entry.ts'
import { nudged, problemIn } from './typed-number.ts'

interface NumberFieldProps {
  readonly label: string
  readonly unit: string
  readonly text: string
  readonly onText: (text: string) => void
  /** Gets the focus when its step comes. */
  readonly isEntry: boolean
  /** A number within a step is smaller than the step's own label. */
  readonly isInner?: boolean
  /** What is wrong with it, beyond what is no number at all. */
  readonly problem?: string | null
}

const nudgeLook =
  'inline-flex size-13 shrink-0 items-center justify-center rounded-xl border border-line-strong bg-paper text-ink transition-colors hover:bg-wash'

/** What the unit takes of the field, in rem, at its end. */
const roomFor = (unit: string) => (unit ? 1.75 + unit.length * 0.6 : 1)

/** A number with its unit: typed with a point or a comma, or moved by its last place. */
export function NumberField({ label, unit, text, onText, isEntry, isInner = false, ...given }: NumberFieldProps) {
  const id = useId()
  const problem = problemIn(text) ?? given.problem
  const nudge = (direction: 1 | -1) => onText(nudged(text, direction))

  return (
    <div>
      <label htmlFor={id} className={`mb-3 block leading-snug ${isInner ? 'font-medium' : 'font-semibold text-lg'}`}>
        {label}
        {unit && <span className="sr-only">, in {unit}</span>}
      </label>
      <div className="flex items-center gap-2.5">
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
            className={`min-h-13 w-full scroll-mt-40 rounded-xl border bg-paper pl-4 text-ink text-xl tabular-nums ${problem ? 'border-alarm' : 'border-line-strong'}`}
            style={{ paddingRight: `${roomFor(unit)}rem` }}
            {...(isEntry && entry)}
          />
          <span aria-hidden className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-soft">
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
