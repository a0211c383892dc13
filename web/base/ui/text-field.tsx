import { type ComponentProps, type ReactNode, useId } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  /** What is wrong with it, beside the field. */
  readonly problem?: string | undefined
  /** A control at the end of the field. */
  readonly end?: ReactNode
}

export function TextField({ label, problem, end, ...props }: TextFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className={`min-h-12 w-full rounded-xl border bg-paper px-4 text-base text-ink ${end ? 'pr-14' : ''} ${problem ? 'border-alarm' : 'border-line-strong'}`}
          {...props}
        />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-alarm text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
