import type { TasksView } from '#case/views/tasks.ts'
import { StatusChip } from './status-chip.tsx'
import { UnitRow } from './unit-row.tsx'

interface TaskCardProps {
  readonly task: TasksView['tasks'][number]
  readonly view: TasksView
}

/** A task of one's own. One made of several pieces shows each with its own clock. */
export function TaskCard({ task, view }: TaskCardProps) {
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
