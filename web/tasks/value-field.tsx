import { useId } from 'react'
import { NumberInput } from '../ui/number-field.tsx'

interface ValueFieldProps {
  readonly label: string
  /** Where the instruction beside it says all, the label is for screen readers only. */
  readonly isLabelSeen: boolean
  readonly unit: string
  readonly text: string
  readonly onText: (text: string) => void
}

/** The exact number, low enough to leave the picture room. */
export function ValueField({ label, isLabelSeen, ...input }: ValueFieldProps) {
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
