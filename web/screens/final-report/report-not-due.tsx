import type { RoleId } from '#case/records/roles.ts'
import { useView } from '../../live/live-store.ts'
import { TeamList } from '../../team/team-list.tsx'

/** For whom the report waits. */
export function ReportNotDue({ role }: { role: RoleId }) {
  const isHandedOver = useView((view) => view.recordings?.handover != null) ?? false
  return (
    <div className="space-y-5">
      <p role="status" className="text-ink-soft leading-relaxed">
        {isHandedOver
          ? 'The handover is saved. The report opens when you come to it.'
          : 'The report opens for all three when the Provider has saved the handover.'}
      </p>
      <TeamList ownRole={role} />
    </div>
  )
}
