import { useId } from 'react'
import type { KeepDays, RoomSettings } from '#case/rooms.ts'
import { keptText } from '#content/texts/promises.ts'

export type Keeping = Pick<RoomSettings, 'keepDays' | 'hasReportLink'>

const choices: readonly { readonly days: KeepDays; readonly name: string }[] = [
  { days: 0, name: 'No, nothing' },
  { days: 7, name: 'For 7 days' },
  { days: 30, name: 'For 30 days' },
  { days: 90, name: 'For 90 days' },
  { days: 365, name: 'For a year' },
]

/** What is kept of a room's runs, and who may read it. */
export function KeepFields({ value, onChange }: { value: Keeping; onChange: (value: Keeping) => void }) {
  const id = useId()
  return (
    <div className="space-y-3">
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium">
          Keep runs
        </label>
        <select
          id={id}
          value={value.keepDays}
          onChange={(event) => onChange({ ...value, keepDays: Number(event.target.value) as KeepDays })}
          className="min-h-12 w-full rounded-xl border border-line-strong bg-paper px-4 text-base"
        >
          {choices.map(({ days, name }) => (
            <option key={days} value={days}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {value.keepDays > 0 && (
        <label className="flex cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            checked={value.hasReportLink}
            onChange={(event) => onChange({ ...value, hasReportLink: event.target.checked })}
            className="mt-0.5 size-5 shrink-0 accent-action"
          />
          <span>
            <span className="block font-medium">Each report gets a link</span>
            <span className="block text-ink-soft text-sm">Whoever has it may read the report, without an account.</span>
          </span>
        </label>
      )}
      <p className="rounded-xl bg-surface px-3.5 py-2.5 text-ink-soft text-sm leading-relaxed">
        People read before they take a seat: “{keptText(value)}”
      </p>
    </div>
  )
}
