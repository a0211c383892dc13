interface SelectFieldProps {
  readonly label: string
  readonly value: string | number
  readonly choices: readonly { readonly value: string | number; readonly name: string }[]
  readonly onChoose: (value: string) => void
}

/** One of a few, in a list that opens. */
export const SelectField = ({ label, value, choices, onChoose }: SelectFieldProps) => (
  <label className="block">
    <span className="mb-1.5 block font-medium">{label}</span>
    <select
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="min-h-12 w-full rounded-xl border border-line-strong bg-paper px-4 text-base"
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </select>
  </label>
)
