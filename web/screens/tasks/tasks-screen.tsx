import type { TasksView } from '#case/views/preparation/tasks.ts'
import { useView } from '../../live/surroundings.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { LeaveSection } from './leave-section.tsx'
import { OthersTasks } from './others-tasks.tsx'
import { StatusChip } from './status-chip.tsx'
import { UnitRow } from './unit-row.tsx'

/** The tasks of the preparation, each with its clock, and the word that one is ready to leave. */
export function TasksScreen(props: ScreenProps) {
  const { page, role } = props
  const view = useView((each) => each.tasks)
  if (!page.spots[role]) return <OthersTasks page={page} />
  if (!view) {
    return (
      <p className="text-ink-soft leading-relaxed">
        Your tasks open when the Provider starts the transport clock, after the response time is settled.
      </p>
    )
  }

  return (
    <div data-role={role} className="flex flex-1 flex-col gap-4">
      <ul className="space-y-4">
        {view.tasks.map((task) => (
          <li key={task.firebaseId}>
            <TaskCard task={task} view={view} />
          </li>
        ))}
      </ul>
      <LeaveSection {...props} tasks={view.tasks} />
    </div>
  )
}

interface TaskCardProps {
  readonly task: TasksView['tasks'][number]
  readonly view: TasksView
}

/** A task of one's own. One made of several pieces shows each with its own clock. */
function TaskCard({ task, view }: TaskCardProps) {
  const headingId = `task-${task.firebaseId}`
  const isDone = task.taskStatus === 'done'
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line bg-paper shadow-sheet">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 px-4 pt-4">
        <h2 id={headingId} className="font-semibold text-lg leading-snug">
          {task.taskName}
        </h2>
        <StatusChip status={task.taskStatus} />
      </div>
      <p className="text-pretty px-4 pt-1 pb-4 text-ink-soft leading-snug">{task.taskDesc}</p>
      <ul className="divide-y divide-line border-line border-t">
        {task.units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} view={view} siblings={task.units} isTaskDone={isDone} />
        ))}
      </ul>
    </section>
  )
}
