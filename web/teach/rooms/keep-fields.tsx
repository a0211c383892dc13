import type { KeepDays, RoomSettings } from '#case/rooms.ts'
import { keptText } from '#content/texts/promises.ts'
import { SelectField } from '../../base/ui/select-field.tsx'

export type Keeping = Pick<RoomSettings, 'keepDays' | 'hasReportLink'>

const choices: readonly KeepDays[] = [0, 7, 30, 90, 365]
const nameOf = (days: KeepDays): string =>
  days === 0 ? 'No, nothing' : days === 365 ? 'For a year' : `For ${days} days`

/** What is kept of a room's runs, and who may read it. */
export function KeepFields({ value, onChange }: { value: Keeping; onChange: (value: Keeping) => void }) {
  return (
    <div className="space-y-3">
      <SelectField
        label="Keep runs"
        value={value.keepDays}
        choices={choices.map((days) => ({ value: days, name: nameOf(days) }))}
        onChoose={(days) => onChange({ ...value, keepDays: Number(days) as KeepDays })} // one of the choices
      />
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
