import { Circle, CircleCheck } from 'lucide-react'
import type { ObjectiveReport } from '#case/report/objectives-report.ts'
import { ReportSection } from './section/report-section.tsx'

/** What the case is there to teach, and what this run has shown of it. */
export function ObjectivesList({ objectives }: { objectives: readonly ObjectiveReport[] }) {
  const metCount = objectives.filter(({ isMet }) => isMet).length
  return (
    <ReportSection
      id="objectives"
      aside={
        <p className="shrink-0 font-semibold tabular-nums">
          {metCount} of {objectives.length} met
        </p>
      }
    >
      <ol className="divide-y divide-line">
        {objectives.map((objective) => (
          <Objective key={objective.text} objective={objective} />
        ))}
      </ol>
    </ReportSection>
  )
}

function Objective({ objective: { text, shownBy, isMet } }: { objective: ObjectiveReport }) {
  const Icon = isMet ? CircleCheck : Circle
  return (
    <li className="flex break-inside-avoid gap-3 py-2.5 leading-snug print:gap-1.5 print:py-0.5">
      <Icon
        aria-hidden
        size={20}
        className={`mt-0.5 shrink-0 print:size-3 ${isMet ? 'text-present' : 'text-line-strong'}`}
      />
      <p className="min-w-0 flex-1">
        {text}{' '}
        <span className="block text-ink-soft text-sm print:inline">
          <span className="print:sr-only">Shown by:</span> {shownBy}
        </span>
      </p>
      <p className={`shrink-0 font-semibold text-sm ${isMet ? 'text-[#12633c]' : 'text-ink-soft'}`}>
        {isMet ? 'Met' : 'Not yet'}
      </p>
    </li>
  )
}
