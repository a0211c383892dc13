import { useId } from 'react'
import { NumberInput } from './number-input.tsx'

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
