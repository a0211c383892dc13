import { useRef } from 'react'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import { harmsOf } from '#case/report/harms.ts'
import { useView } from '../../live/live-store.ts'
import { DecisionPart } from './decision-part.tsx'
import { ReportSection } from './report-section.tsx'
import { partsOf } from './score-parts.ts'
import { talkingPoints } from './talking-points.ts'

/** What each advised, what was decided, and why that was or was not the best. */
export function DecisionList({ decisions }: { decisions: readonly DecisionReport[] }) {
  const list = useRef<HTMLDivElement>(null)
  const points = useView((view) => view.points) ?? []
  const pages = useView((view) => view.pages) ?? []
  const harms = harmsOf({ points, pages })
  const costliest = talkingPoints(decisions)[0]?.part

  function openAll() {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = true
  }

  return (
    <ReportSection
      id="decisions"
      lead="What each of you advised, what was decided, and why."
      aside={
        <button
          type="button"
          onClick={openAll}
          className="-my-2 min-h-11 shrink-0 font-medium text-action underline underline-offset-4 print:hidden"
        >
          Open all
        </button>
      }
    >
      <div ref={list} className="space-y-2.5 print:space-y-2">
        {partsOf(decisions).map((part) => (
          <DecisionPart
            key={part}
            part={part}
            title={points.find(({ point }) => part === `Decision point ${point}`)?.title ?? null}
            decisions={decisions.filter((decision) => decision.part === part)}
            harms={harms}
            isOpen={part === costliest}
          />
        ))}
      </div>
    </ReportSection>
  )
}
