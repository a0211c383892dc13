import { SelectField } from '../../base/ui/select-field.tsx'

const paces = [
  { value: '', name: 'As in life' },
  ...[2, 5, 10].map((pace) => ({ value: String(pace), name: `${pace} times faster` })),
]

/** What a request says of the pace; left out, it is that of the house. */
export const paceOf = (chosen: string): { pace?: number } => (chosen ? { pace: Number(chosen) } : {})

/** How fast the clocks of a room are to run. */
export const PaceField = ({ value, onChange }: { value: string; onChange: (pace: string) => void }) => (
  <SelectField label="Clocks run" value={value} choices={paces} onChoose={onChange} />
)
