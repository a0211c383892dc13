import { useSearchParams } from 'react-router'
import type { TasksView } from '#case/views/preparation/tasks.ts'
import { useView } from '../../../base/live/surroundings.ts'
import { ButtonLink } from '../../../base/ui/button.tsx'
import { pathAt, stepAt, useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { OthersTasks } from './others-tasks.tsx'
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
