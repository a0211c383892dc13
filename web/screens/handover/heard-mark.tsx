import { Check } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import { roles } from '../../roles/roles.ts'

/** Whether a listener has ticked a point. */
export function HeardMark({ role, isHeard }: { role: RoleId; isHeard: boolean }) {
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
