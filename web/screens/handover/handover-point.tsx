import { Check } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import { roles } from '../../roles/roles.ts'
import { columnsFor, type Listener } from './handover-ticks.ts'

interface HandoverPointProps {
  readonly role: RoleId
  readonly number: number
  readonly heading: string
  readonly heardBy: readonly Listener[]
  readonly isOff: boolean
  readonly onTick: (isTicked: boolean) => void
}

/** One point: its heading, a box to tick in one's own column while that is due, and a mark in the others'. */
export function HandoverPoint({ role, number, heading, heardBy, isOff, onTick }: HandoverPointProps) {
  const columns = columnsFor(role)
  const own = isOff ? undefined : columns.find((listener) => listener === role)
  const Line = own === undefined ? 'p' : 'label'
  return (
    <li className="flex items-center pr-3 leading-snug has-enabled:hover:bg-wash">
      <Line
        className={`flex min-w-0 flex-1 items-center gap-2.5 py-1.5 pl-2 ${own === undefined ? 'min-h-9' : 'min-h-12 cursor-pointer'}`}
      >
        <span aria-hidden className="w-6 shrink-0 text-right text-ink-soft text-sm tabular-nums">
          {number}
        </span>
        <span className="min-w-0 flex-1 hyphens-auto">{heading}</span>
        {own !== undefined && (
          <span className="inline-flex w-10 shrink-0 justify-center">
            <input
              type="checkbox"
              checked={heardBy.includes(own)}
              onChange={(event) => onTick(event.target.checked)}
              className="size-6 accent-(--role)"
            />
          </span>
        )}
      </Line>
      {columns
        .filter((listener) => listener !== own)
        .map((listener) => (
          <HeardMark key={listener} role={listener} isHeard={heardBy.includes(listener)} />
        ))}
    </li>
  )
}

/** Whether a listener has ticked a point. */
function HeardMark({ role, isHeard }: { role: RoleId; isHeard: boolean }) {
  return (
    <span data-role={role} className="inline-flex w-10 shrink-0 justify-center">
      <span className="sr-only">
        {roles[role].label}: {isHeard ? 'heard' : 'not yet'}
      </span>
      <span
        aria-hidden
        className={`inline-flex size-6 items-center justify-center rounded-full ${isHeard ? 'bg-(--role) text-white' : 'border-2 border-line-strong border-dotted'}`}
      >
        {isHeard && <Check size={15} strokeWidth={3} />}
      </span>
    </span>
  )
}
