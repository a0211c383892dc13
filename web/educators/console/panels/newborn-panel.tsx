import type { NewbornView } from '#case/views/console/newborn.ts'
import { Readings } from '../../../bedside/readings.tsx'
import { boundUnits } from '../../../ui/number-text.ts'
import { Panel } from './panel.tsx'

/** As she truly is, whatever the team has seen of it, and what comes next. */
export function NewbornPanel({ newborn }: { newborn: NewbornView | null }) {
  return (
    <Panel title="The newborn">
      {newborn ? (
        <div className="space-y-4 px-4 pb-4">
          <Readings title="Monitor" values={newborn.monitor} aside={<Row row={newborn.rows.monitor} />} />
          <Readings title="Blood gas" values={newborn.gas} aside={<Row row={newborn.rows.gas} />} />
          {newborn.next.length > 0 && (
            <div>
              <h3 className="font-semibold">What comes next</h3>
              <ul className="mt-1 list-disc space-y-1 pl-5 leading-snug marker:text-ink-soft">
                {newborn.next.map((line) => (
                  <li key={line}>{boundUnits(line)}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      ) : (
        <p className="px-4 pb-4 text-ink-soft leading-relaxed">
          She is at the referring hospital. Her values follow when the team meets her.
        </p>
      )}
    </Panel>
  )
}

const rows = [0, 1, 2, 3, 4] as const

/** The row of the story's table that shows, and where it stands among the five, best first. */
function Row({ row }: { row: number }) {
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      Row {row}
      <span className="sr-only">, 0 is best and 4 worst</span>
      <span aria-hidden className="flex gap-0.5">
        {rows.map((each) => (
          <span
            key={each}
            className={`h-3 w-2.5 rounded-xs ${each === row ? (row >= 3 ? 'bg-alarm' : 'bg-action') : 'bg-line'}`}
          />
        ))}
      </span>
    </p>
  )
}
