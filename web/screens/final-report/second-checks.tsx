import { Check, TriangleAlert } from 'lucide-react'
import type { CheckReport } from '#case/report/checks-report.ts'
import { checkText } from './check-text.ts'

/** What second persons said of the mixed drugs. No points: it is for learning. */
export function SecondChecks({ checks }: { checks: readonly CheckReport[] }) {
  if (checks.length === 0) return null
  return (
    <div className="break-inside-avoid">
      <h3 className="font-semibold">Second checks</h3>
      <p className="text-ink-soft text-sm print:hidden">In one of them something did not fit. They bring no points.</p>
      <ul className="divide-y divide-line">
        {checks.map((check) => {
          const Icon = check.isRight ? Check : TriangleAlert
          return (
            <li key={check.drug} className="flex gap-2.5 py-2 leading-snug print:py-0.5">
              <Icon
                aria-hidden
                size={18}
                className={`mt-0.5 shrink-0 print:size-3 ${check.isRight ? 'text-present' : 'text-alarm'}`}
              />
              <p>
                <span className="font-medium">{check.drug}.</span> {checkText(check)}
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
