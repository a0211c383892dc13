import { useView } from '../../live/live-store.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { LeaveSection } from './leave-section.tsx'
import { OthersTasks } from './others-tasks.tsx'
import { TaskCard } from './task-card.tsx'

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
