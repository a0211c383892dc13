import type { OwnWork } from '#case/report/person-work.ts'
import { clockText } from '../../ui/number-text.ts'

/** Somebody's pieces of work with their steps, by the transport clock. */
export const PersonWork = ({ work }: { work: readonly OwnWork[] }) => (
  <ul className="space-y-3 print:space-y-0.5">
    {work.map(({ name, startMs, doneMs, steps }) => (
      <li key={name} className="break-inside-avoid tabular-nums">
        <p className="font-medium print:inline">
          {name}{' '}
          <span className="font-normal text-ink-soft">
            {clockText(startMs)} to {doneMs === null ? 'the end, not done' : clockText(doneMs)}
          </span>
        </p>
        <ol className="mt-1 space-y-0.5 print:mt-0 print:inline">
          {steps.map(({ label, ms }) => (
            <li key={label} className="flex gap-3 text-sm print:mr-1.5 print:inline">
              <span className="w-12 shrink-0 text-right text-ink-soft print:mr-1">{clockText(ms)}</span>
              <span className="min-w-0 flex-1">{label}</span>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
)
