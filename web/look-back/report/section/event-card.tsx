import { CircleCheck, Eye, RotateCcw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EventReport } from '#case/report/events-report.ts'
import { RoleTag } from '../../../base/roles/role-tag.tsx'
import { clockText } from '../../../base/ui/number-text.ts'
import { RoleInReport } from './role-in-report.tsx'

/** Something that an educator let happen: when it was seen, what was tried, what came of it. */
export function EventCard({ event }: { event: EventReport }) {
  const { title, step, roleId, recognised, resolvedAfterMs, wrong, at, right, done, left, wasToBeFound } = event
  const isDone = resolvedAfterMs !== null
  return (
    <div className="break-inside-avoid px-4 py-3.5 print:px-0 print:py-0.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <RoleTag role={roleId} />
        <h3 className="min-w-0 font-semibold leading-snug">{title}</h3>
      </div>
      <p className="mt-1.5 text-ink-soft text-sm print:mt-0">{step}</p>
      <ul className="mt-2 space-y-1.5 leading-snug tabular-nums print:mt-0 print:space-y-0">
        <Line icon={<Eye aria-hidden size={18} className="text-ink-soft print:size-3" />}>
          {recognised ? (
            <>
              {wasToBeFound ? 'Found' : 'Seen'} after {clockText(recognised.afterMs)} by{' '}
              <RoleInReport role={recognised.roleId} at={at} />
              {wasToBeFound && ', without a word of it: from the first sign to the first right look'}
            </>
          ) : wasToBeFound ? (
            'Nobody found it.'
          ) : (
            'Nobody said that they saw it.'
          )}
        </Line>
        {wrong.map(({ answer, afterMs }) => (
          <Line
            key={`${afterMs} ${answer}`}
            icon={<RotateCcw aria-hidden size={18} className="text-ink-soft print:size-3" />}
          >
            Tried after {clockText(afterMs)}: {answer}
          </Line>
        ))}
        <Line
          icon={
            isDone ? (
              <CircleCheck aria-hidden size={18} className="text-present print:size-3" />
            ) : (
              <TriangleAlert aria-hidden size={18} className="text-alarm print:size-3" />
            )
          }
        >
          {isDone ? `Seen to after ${clockText(resolvedAfterMs)}. ${done}` : `Never seen to. Right: ${right}`}
        </Line>
        {left && (
          <Line icon={<TriangleAlert aria-hidden size={18} className="text-alarm print:size-3" />}>
            <span className="font-medium">{isDone ? 'Late:' : 'What came of it:'}</span> {left}
          </Line>
        )}
      </ul>
    </div>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 print:gap-1">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="min-w-0 flex-1">{children}</span>
    </li>
  )
}
