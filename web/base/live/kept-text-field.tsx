import { type ReactNode, useId } from 'react'
import { SavedState } from './saved-state.tsx'
import type { useKeptText } from './use-kept-text.ts'

interface KeptTextFieldProps {
  readonly label: string
  readonly icon?: ReactNode
  readonly hint: ReactNode
  readonly longest: number
  readonly rows: number
  /** How high it may be. */
  readonly className: string
  readonly text: ReturnType<typeof useKeptText>
  readonly refusal: string | null
}

/** A card to write in. What is written is kept by itself, and the card says how that stands. */
export function KeptTextField({ label, icon, hint, longest, rows, className, text, refusal }: KeptTextFieldProps) {
  const id = useId()
  const { shown, isUnsaved, isSending, ...field } = text

  return (
    <section className="rounded-card border border-line bg-paper p-5">
      <div className="mb-2 flex flex-wrap items-center gap-x-2.5">
        {icon}
        <label htmlFor={id} className="mr-auto font-semibold">
          {label}
        </label>
        <SavedState isUnsaved={isUnsaved} isSending={isSending} isEmpty={shown === ''} />
      </div>
      <textarea
        id={id}
        value={shown}
        maxLength={longest}
        rows={rows}
        aria-describedby={`${id}-hint`}
        {...field}
        className={`field-sizing-content w-full resize-y rounded-xl border border-line-strong bg-paper px-4 text-base leading-relaxed ${className}`}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        {hint}
      </p>
      <div role="alert">{refusal && <p className="mt-1.5 text-alarm">{refusal}</p>}</div>
    </section>
  )
}
