import type { LabelledFact } from '#case/story/patient.ts'
import { splitReading } from './split-reading.ts'

/** One reading: its number large, its unit small. It takes the colour around it. */
export function ReadingTile({ label, value }: LabelledFact) {
  const { figure, unit, note } = splitReading(value)
  return (
    <div className="grow basis-[max(30%,5.5rem)] rounded-lg bg-white/6 px-2.5 py-2">
      <dt className="whitespace-nowrap text-night-soft text-xs leading-tight">{label}</dt>
      {figure === null ? (
        <dd className="whitespace-nowrap font-medium text-lg text-white leading-8">{note}</dd>
      ) : (
        <dd className="whitespace-nowrap leading-tight">
          <span className="font-semibold text-2xl tabular-nums tracking-tight">{figure}</span>
          <span className={unit === '%' ? 'text-lg' : 'text-sm'}>{unit === '%' ? unit : ` ${unit}`}</span>
          {note && <span className="block text-night-soft text-xs tabular-nums">{note}</span>}
        </dd>
      )}
    </div>
  )
}
