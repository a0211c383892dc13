import { type ReactNode, useId } from 'react'
import type { Voice } from '#case/records/educating.ts'
import type { RoleId } from '#case/records/roles.ts'
import { voices } from '#case/views/console/console-messages.ts'
import { voiceNames } from '#content/texts/voices.ts'
import { roles } from '../../../base/roles/roles.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'

const seats: readonly Choice<RoleId | null>[] = [
  { value: null, name: 'All' },
  ...roles.map(({ id, label }) => ({ value: id, name: label })),
]

/** In whose voice it is said. */
export function VoiceChoice({ as, onChoose }: { as: Voice; onChoose: (as: Voice) => void }) {
  return (
    <label className="block">
      <span className="mb-1.5 block font-medium">As</span>
      <select
        value={as}
        onChange={({ target }) => onChoose(voices.find((voice) => voice === target.value) ?? as)}
        className="min-h-12 w-full rounded-xl border border-line-strong bg-paper px-4 text-base"
      >
        {voices.map((voice) => (
          <option key={voice} value={voice}>
            {voice === 'educator' ? 'Myself, the educator' : voiceNames[voice]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** To all three, or to one of them. */
export const SeatChoice = ({ to, onChoose }: { to: RoleId | null; onChoose: (to: RoleId | null) => void }) => (
  <ChoiceRow legend="To" choices={seats} chosen={to} onChoose={onChoose} />
)

interface Choice<V> {
  readonly value: V
  readonly name: string
}

interface ChoiceRowProps<V> {
  readonly legend: string
  readonly choices: readonly Choice<V>[]
  readonly chosen: V
  readonly onChoose: (value: V) => void
}

/** A few words side by side, one of which is chosen. */
export function ChoiceRow<V>({ legend, choices, chosen, onChoose }: ChoiceRowProps<V>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {choices.map((choice) => (
          <label
            key={choice.name}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-xl border border-line-strong bg-paper px-1 text-center font-semibold hover:bg-wash has-checked:border-action has-checked:bg-action has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === chosen}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            {choice.name}
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

const ways = [
  { isSpoken: false, name: 'Write' },
  { isSpoken: true, name: 'Record' },
] as const

export function WrittenOrSpoken({ isSpoken, onChoose }: { isSpoken: boolean; onChoose: (isSpoken: boolean) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, no fields
    <div role="group" aria-label="Write or record" className="grid grid-cols-2 gap-1 rounded-xl bg-surface p-1">
      {ways.map((way) => (
        <button
          key={way.name}
          type="button"
          aria-pressed={way.isSpoken === isSpoken}
          onClick={() => onChoose(way.isSpoken)}
          className="min-h-11 rounded-lg font-semibold text-ink-soft hover:text-ink aria-pressed:bg-paper aria-pressed:text-ink aria-pressed:shadow-sheet"
        >
          {way.name}
        </button>
      ))}
    </div>
  )
}
