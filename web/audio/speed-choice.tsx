const rates = [0.75, 1, 1.25, 1.5] as const

/** How fast it is played. */
export function SpeedChoice({
  rate,
  isOff,
  onChoose,
}: {
  rate: number
  isOff: boolean
  onChoose: (rate: number) => void
}) {
  return (
    <select
      aria-label="Speed"
      value={rate}
      disabled={isOff}
      onChange={(event) => onChoose(Number(event.target.value))}
      className="min-h-11 rounded-full border border-line bg-paper px-3 font-medium text-ink-soft text-sm tabular-nums"
    >
      {rates.map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </select>
  )
}
