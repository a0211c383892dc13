import { progressPercent } from '#case/flow.ts'
import type { RoleId } from '#case/roles.ts'
import { flows } from '#content/flows/flows.ts'
import { useSeat } from '../live/use-seat.ts'

/** How far the person has come in the role's flow, whichever page is open. */
export function ProgressBar({ role }: { role: RoleId }) {
  const step = useSeat()?.step ?? 0
  const percent = progressPercent(flows[role], step)

  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`Step ${step + 2} of ${flows[role].length + 1}`}
      className="h-1.5 bg-line"
    >
      <div
        className="h-full rounded-r-full bg-(--role) transition-[width] duration-500"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
