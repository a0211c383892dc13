import type { RoleId } from '#case/records/roles.ts'
import { roles } from '../../roles/roles.ts'
import { columnsFor, type Listener } from './handover-ticks.ts'

interface ListenerCountsProps {
  readonly role: RoleId
  readonly countOf: (listener: Listener) => number
  readonly total: number
}

/** Above each listener's column: who it is, and how many points they have heard. */
export function ListenerCounts({ role, countOf, total }: ListenerCountsProps) {
  return (
    <dl className="flex shrink-0 text-center text-sm leading-tight">
      {columnsFor(role).map((listener) => (
        <div key={listener} data-role={listener} className="w-10">
          <dt className="font-semibold text-(--role)">{listener === role ? 'You' : roles[listener].label}</dt>
          <dd className="text-ink-soft text-xs tabular-nums leading-5">
            {countOf(listener)}
            <span aria-hidden>/</span>
            <span className="sr-only"> of </span>
            {total}
          </dd>
        </div>
      ))}
    </dl>
  )
}
