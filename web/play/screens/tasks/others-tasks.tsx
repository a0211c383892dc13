import { useView } from '../../../base/live/surroundings.ts'
import { roles } from '../../../base/roles/roles.ts'
import type { Page } from '../../../hands/steps/pages.ts'
import { StatusChip } from './status-chip.tsx'

/** On a page of somebody else: how far their tasks are, as much as one may know. */
export function OthersTasks({ page }: { page: Page }) {
  const board = useView((view) => view.board) ?? []
  const owners = roles.filter(({ id }) => page.spots[id])
  const theirs = board.filter(({ roleId }) => owners.some(({ id }) => id === roleId))
  const names = owners.map(({ label }) => label).join(' and ')

  if (theirs.length === 0) return <p className="text-ink-soft">How far {names} is can be seen here once you prepare.</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-paper">
      {theirs.map((task) => (
        <li key={task.firebaseId} className="flex items-center justify-between gap-3 px-4 py-3">
          <span className="font-medium">{task.taskName}</span>
          <StatusChip status={task.taskStatus} />
        </li>
      ))}
    </ul>
  )
}
