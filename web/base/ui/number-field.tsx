import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { entry } from './focus-and-press.ts'
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

/** A number under its label. */
export function NumberField({ label, isInner = false, ...input }: NumberFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={`mb-3 block leading-snug ${isInner ? 'font-medium' : 'font-semibold text-lg'}`}>
        {label}
        {input.unit && <span className="sr-only">, in {input.unit}</span>}
      </label>
      <NumberInput id={id} {...input} />
    </div>
  )
}

interface NumberInputProps {
  /** What its label is for. */
  readonly id: string
  readonly unit: string
  readonly text: string
  readonly onText: (text: string) => void
  /** What is wrong with it, beyond what is no number at all. */
  readonly problem?: string | null | undefined
  /** Gets the focus when its step comes. */
  readonly isEntry?: boolean
  /** Leaves the room to a picture. */
  readonly isLow?: boolean
}

const looks = {
  high: { row: 'gap-2.5', nudge: 'size-13', input: 'min-h-13 pl-4 text-xl', unit: 'right-4', unitRem: 1.75 },
  low: { row: 'gap-2', nudge: 'size-12', input: 'min-h-12 pl-3 text-lg', unit: 'right-3', unitRem: 0.9 },
} as const

const LETTER_REM = 0.6

/** A number with its unit: typed with a point or a comma, or moved by its last place. */
export function NumberInput({ id, unit, text, onText, isEntry = false, isLow = false, ...given }: NumberInputProps) {
  const problem = problemIn(text) ?? given.problem
  const look = looks[isLow ? 'low' : 'high']
  const nudge = (direction: 1 | -1) => onText(nudged(text, direction))
  const nudgeLook = `inline-flex shrink-0 items-center justify-center rounded-xl border border-line-strong bg-paper text-ink transition-colors hover:bg-wash ${look.nudge}`

  return (
    <>
      <div className={`flex items-center ${look.row}`}>
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
            className={`w-full rounded-xl border bg-paper text-ink tabular-nums ${look.input} ${problem ? 'border-alarm' : 'border-line-strong'}`}
            style={{ paddingRight: `${unit ? look.unitRem + unit.length * LETTER_REM : 1}rem` }}
            {...(isEntry && entry)}
          />
          <span
            aria-hidden
            className={`pointer-events-none absolute inset-y-0 flex items-center text-ink-soft ${look.unit}`}
          >
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
    </>
  )
}
