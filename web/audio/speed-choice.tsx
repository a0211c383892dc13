import { ChevronDown } from 'lucide-react'

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
    <span className="relative inline-flex items-center">
      <select
        aria-label="Speed"
        value={rate}
        disabled={isOff}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="min-h-11 appearance-none rounded-full border border-line bg-paper py-2 pr-8 pl-3.5 font-medium text-ink-soft text-sm tabular-nums"
      >
        {rates.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} className="pointer-events-none absolute right-2.5 text-ink-soft" />
    </span>
  )
}
