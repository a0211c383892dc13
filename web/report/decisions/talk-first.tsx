import { Fragment } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import { pointsText } from '../../ui/number-text.ts'
import { isOfSeveral } from '../score/score-parts.ts'
import { ReportSection } from '../section/report-section.tsx'
import { RoleInReport } from '../section/role-in-report.tsx'
import { useShowPart } from './decision-list.tsx'
import { bestCount, type TalkingPoint, talkingPoints } from './talking-points.ts'

/** The few decisions that taught most, as a way into the talk. */
export function TalkFirst({ decisions }: { decisions: readonly DecisionReport[] }) {
  const points = talkingPoints(decisions)
  const count = bestCount(decisions)
  if (points.length === 0) {
    return (
      <ReportSection id="talk" says="Every decision was as good as it could be.">
        <p className="text-lg leading-relaxed print:text-base">
          All {decisions.length} decisions were as good as they could be. Talk about what made that possible, so that
          you can do it again.
        </p>
      </ReportSection>
    )
  }
  return (
    <ReportSection
      id="talk"
      says={points.length === 1 ? 'One decision that cost points.' : `${points.length} decisions that cost most.`}
    >
      <p className="leading-relaxed print:leading-snug">
        {count > 0 && `${count} of ${decisions.length} decisions could not have been better. `}
        {points.length === 1 ? 'This one cost points.' : 'These cost most.'} What did each of you see just then?
      </p>
      <ol className="space-y-3 print:space-y-1.5">
        {points.map((point) => (
          <li key={`${point.part} ${point.label}`} className="break-inside-avoid">
            <Talk point={point} />
          </li>
        ))}
      </ol>
    </ReportSection>
  )
}

function Talk({ point: { part, label, decided, cost, better } }: { point: TalkingPoint }) {
  const showPart = useShowPart()
  return (
    <div className="rounded-card border border-line border-l-4 border-l-away bg-paper px-4 pt-3 pb-1 print:py-1">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-ink-soft text-sm">{part === label ? part : `${part}, ${label}`}</h3>
        <p className="shrink-0 text-ink-soft text-sm tabular-nums">{pointsText(cost)} below the best</p>
      </div>
      <p className="mt-0.5 font-semibold text-lg leading-snug print:text-base">
        {decided.join(', ') || 'Nothing was chosen'}
      </p>
      <ul className="mt-1 leading-snug print:mt-0 print:flex print:flex-wrap print:gap-x-3">
        {better.map(({ name, advisedBy }) => (
          <li key={name}>
            {isOfSeveral({ label }) ? 'Left out' : 'Better'}: {name}
            {advisedBy.length > 0 && <Advised roles={advisedBy} />}
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={`Read why: ${part}`}
        onClick={() => showPart(part)}
        className="min-h-11 font-medium text-action underline underline-offset-4 print:hidden"
      >
        Read why
      </button>
    </div>
  )
}

function Advised({ roles }: { roles: readonly RoleId[] }) {
  return (
    <>
      {', advised by '}
      {roles.map((role, index) => (
        <Fragment key={role}>
          {index > 0 && ' and '}
          <RoleInReport role={role} />
        </Fragment>
      ))}
    </>
  )
}
