import { type ReactNode, useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { roles } from '../../../roles/roles.ts'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'

const seats: readonly { readonly to: RoleId | null; readonly name: string }[] = [
  { to: null, name: 'All' },
  ...roles.map(({ id, label }) => ({ to: id, name: label })),
]

/** To all three, or to one of them. */
export function SeatChoice({ to, onChoose }: { to: RoleId | null; onChoose: (to: RoleId | null) => void }) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">To</legend>
      <div className="grid grid-cols-4 gap-2">
        {seats.map((seat) => (
          <label
            key={seat.name}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-xl border border-line-strong bg-paper px-1 text-center font-semibold hover:bg-wash has-checked:border-action has-checked:bg-action has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={seat.to === to}
              onChange={() => onChoose(seat.to)}
              className="sr-only"
            />
            {seat.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface WordsFieldProps {
  readonly label: string
  readonly text: string
  readonly longest: number
  readonly onEnter: (text: string) => void
}

/** Some words, and how many letters are left where they run out. */
export function WordsField({ label, text, longest, onEnter }: WordsFieldProps) {
  const id = useId()
  const left = longest - text.length
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        value={text}
        rows={3}
        maxLength={longest}
        onChange={({ target }) => onEnter(target.value)}
        className="field-sizing-content block max-h-60 min-h-24 w-full resize-y rounded-xl border border-line-strong bg-paper px-4 py-2.5 text-base leading-relaxed"
      />
      <p role="status" className="h-5 text-right text-ink-soft text-sm tabular-nums">
        {left <= longest / 5 && `${left} left`}
      </p>
    </div>
  )
}

interface SendRowProps {
  readonly problem: string | null
  readonly isOff: boolean
  readonly children: ReactNode
}

/** What came of it, and the button that sends. */
export function SendRow({ problem, isOff, children }: SendRowProps) {
  return (
    <div className="space-y-3">
      <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
      <Button type="submit" className="w-full" disabled={isOff}>
        {children}
      </Button>
    </div>
  )
}

export const FORM = 'space-y-5 overflow-y-auto p-5'
