import type { OwnWork } from '#case/report/person-work.ts'
import { clockText } from '../../ui/number-text.ts'

/** Somebody's pieces of work with their steps, by the transport clock. On paper without them. */
export const PersonWork = ({ work }: { work: readonly OwnWork[] }) => (
  <ul className="space-y-3 print:space-y-0.5">
    {work.map(({ name, startMs, doneMs, steps }) => (
      <li key={name} className="break-inside-avoid tabular-nums">
        <p className="font-medium">
          {name}{' '}
          <span className="font-normal text-ink-soft">
            {clockText(startMs)} to {doneMs === null ? 'the end, not done' : clockText(doneMs)}
          </span>
        </p>
        <ol className="mt-1 space-y-0.5 print:hidden">
          {steps.map(({ label, ms }) => (
            <li key={label} className="flex gap-3 text-sm">
              <span className="w-12 shrink-0 text-right text-ink-soft">{clockText(ms)}</span>
              <span className="min-w-0 flex-1">{label}</span>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
)
