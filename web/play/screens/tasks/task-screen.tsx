import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { TaskListItem } from '#case/records/preparation.ts'
import type { TasksView } from '#case/views/preparation/tasks.ts'
import { useView } from '../../../base/live/surroundings.ts'
import { roles } from '../../../base/roles/roles.ts'
import { ButtonLink } from '../../../base/ui/button.tsx'
import { type Page, pathAt, stepAt, useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { unitToShow } from './task-path.ts'
import { TaskWork } from './task-work.tsx'

/** The page of one task. The screen stands without the padding of the page when it was opened as AR. */
export function TaskScreen(props: ScreenProps) {
  const [search] = useSearchParams()
  const isAr = search.get('isAR') === 'true'
  return (
    <div
      data-role={props.role}
      className={`flex flex-1 flex-col gap-5 ${isAr ? 'px-5 pb-[max(2.5rem,env(safe-area-inset-bottom))]' : ''}`}
    >
      <TaskContent {...props} asked={search.get('work')} />
    </div>
  )
}

function TaskContent({ page, role, standing, asked }: ScreenProps & { asked: string | null }) {
  const flows = useFlows()
  const view = useView((each) => each.tasks)
  const spot = page.spots[role]
  if (!spot) return <OthersTasks page={page} />

  const tasksPath = pathAt(flows, role, spot.step)
  const shown = view ? shownOn(view, page.path, asked) : null
  if (!view || !shown) {
    return (
      <>
        <p className="text-ink-soft leading-relaxed">
          This task opens with the preparation, when the Provider starts the transport clock.
        </p>
        <ButtonLink look="quiet" to={tasksPath}>
          Back to {stepAt(flows, role, spot.step).title}
        </ButtonLink>
      </>
    )
  }
  return <TaskWork key={shown.unit.id} view={view} tasksPath={tasksPath} isHere={standing.kind === 'here'} {...shown} />
}

function shownOn({ tasks, busy }: TasksView, path: string, asked: string | null) {
  const task = tasks.find((each) => each.units.some(({ url }) => url === path))
  const units = task?.units.filter(({ url }) => url === path) ?? []
  const unit = unitToShow(units, { asked, busyWith: busy?.work ?? null })
  return task && unit ? { task, units, unit } : null
}

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

const looks = {
  pending: { Icon: Circle, text: 'Not started', look: 'bg-surface text-ink-soft' },
  started: { Icon: CircleDot, text: 'Started', look: 'bg-away-soft text-[#5f3f00]' },
  done: { Icon: CircleCheck, text: 'Done', look: 'bg-[#e4f4ec] text-[#125c38]' },
} as const

export function StatusChip({ status }: { status: TaskListItem['taskStatus'] }) {
  const { Icon, text, look } = looks[status]
  return (
    <span className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 font-medium text-sm ${look}`}>
      <Icon aria-hidden size={16} />
      {text}
    </span>
  )
}
