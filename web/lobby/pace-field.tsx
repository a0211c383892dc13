const paces = [
  { pace: '', name: 'As in life' },
  { pace: '2', name: '2 times faster' },
  { pace: '5', name: '5 times faster' },
  { pace: '10', name: '10 times faster' },
]

/** What a request says of the pace; left out, it is that of the house. */
export const paceOf = (chosen: string): { pace?: number } => (chosen ? { pace: Number(chosen) } : {})

/** How fast the clocks of a room are to run. */
export function PaceField({ value, onChange }: { value: string; onChange: (pace: string) => void }) {
  return (
    <label className="block">
      <span className="mb-1.5 block font-medium">Clocks run</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full rounded-xl border border-line-strong bg-paper px-4 text-base"
      >
        {paces.map(({ pace, name }) => (
          <option key={pace} value={pace}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
