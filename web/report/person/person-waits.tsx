import type { WaitReport } from '#case/report/person-waits.ts'
import { clockText } from '../../ui/number-text.ts'
import { RolesInReport } from '../section/role-in-report.tsx'

/** The longest waits, each with what was missing and whose it was to bring. */
export const PersonWaits = ({ longest }: { longest: readonly WaitReport[] }) => (
  <>
    <p className="text-ink-soft text-sm">
      Time in which all was done that the step asked, and the next move was another’s. It says how the work was shared,
      not how well it was done.
    </p>
    <ul className="divide-y divide-line">
      {longest.map(({ step, what, who, ms, at }) => (
        <li key={at} className="flex break-inside-avoid items-baseline gap-3 py-2 first:pt-0 print:gap-1.5 print:py-0">
          <span className="w-12 shrink-0 text-right font-semibold tabular-nums">{clockText(ms)}</span>
          <div className="min-w-0 flex-1">
            <p className="print:mr-1 print:inline">
              For <RolesInReport roles={who} />: {what}
            </p>
            <p className="text-ink-soft text-sm print:inline">{step}</p>
          </div>
        </li>
      ))}
    </ul>
  </>
)
