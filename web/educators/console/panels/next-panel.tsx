import type { NewbornView } from '#case/views/console/newborn.ts'
import { Readings } from '../../../bedside/readings.tsx'
import { boundUnits } from '../../../ui/number-text.ts'

/** What becomes of her and what the story brings; and how she truly is, whatever the monitor can show. */
export function NextPanel({ newborn: { known, next, monitor } }: { newborn: NewbornView }) {
  return (
    <div className="space-y-4 p-4">
      <h2 className="sr-only">What comes next</h2>
      {next.length === 0 && <p className="text-ink-soft">It follows when the first decision opens.</p>}
      <ul className="list-disc space-y-1.5 pl-5 leading-snug marker:text-ink-soft">
        {next.map((line) => (
          <li key={line}>{boundUnits(line)}</li>
        ))}
      </ul>
      {known === 'true' && <Readings title="She truly has" values={monitor} />}
    </div>
  )
}
