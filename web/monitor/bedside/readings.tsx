import type { ReactNode } from 'react'
import type { NewbornView } from '#case/views/console/newborn.ts'
import { boundUnits } from '../../base/ui/number-text.ts'

interface ReadingsProps {
  readonly title: string
  readonly values: NewbornView['monitor']
  /** Stands beside the title. */
  readonly aside?: ReactNode
}

/** Some of how she is, as names and values. */
export function Readings({ title, values, aside }: ReadingsProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">{title}</h3>
        {aside}
      </div>
      <dl className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(6.2rem,1fr))] gap-2">
        {values.map(({ label, value }) => (
          <div key={label} className="rounded-lg bg-wash px-2 py-1.5 ring-1 ring-line ring-inset">
            <dt className="text-ink-soft text-xs">{label}</dt>
            <dd className="font-semibold text-[0.9375rem] tabular-nums leading-tight">{boundUnits(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
